/**
 * Copies of a list with one item added, changed or removed. Playouts make thousands of them, so they have exactly the
 * length they need; spreading reserves more. `with` would do for `replaced`, but is thirty times slower on lists that
 * were made with a length, as these are.
 */
/* oxlint-disable unicorn/no-new-array -- see above */

export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const { length } = list;
  const longer = new Array<Item>(length + 1);
  for (let index = 0; index < length; index++) longer[index] = list[index] as Item;
  longer[length] = item;
  return longer;
}

/** The list with another item at an index. */
export function replaced<Item>(list: readonly Item[], at: number, item: Item): readonly Item[] {
  const other = list.slice();
  other[at] = item;
  return other;
}

/** The list without the item at an index. */
export function withoutAt<Item>(list: readonly Item[], at: number): readonly Item[] {
  const length = list.length - 1;
  const shorter = new Array<Item>(length);
  for (let index = 0; index < length; index++) shorter[index] = list[index < at ? index : index + 1] as Item;
  return shorter;
}
