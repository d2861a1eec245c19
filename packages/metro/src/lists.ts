/**
 * Lists with one item more, less or changed, as playouts make them by the thousand: with room for exactly so many
 * items, where spreading leaves room for more. `with` does the same as `replaced`, but takes thirty times as long for
 * lists that were made with their length, as these and those of `Array.from` are.
 */
/* oxlint-disable unicorn/no-new-array -- see above */

export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const { length } = list;
  const longer = new Array<Item>(length + 1);
  for (let index = 0; index < length; index++) longer[index] = list[index] as Item;
  longer[length] = item;
  return longer;
}

/** The list with another item at a place. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): readonly Item[] {
  const other = list.slice();
  other[place] = item;
  return other;
}

/** The list without the item at a place. */
export function withoutAt<Item>(list: readonly Item[], place: number): readonly Item[] {
  const length = list.length - 1;
  const shorter = new Array<Item>(length);
  for (let index = 0; index < length; index++) shorter[index] = list[index < place ? index : index + 1] as Item;
  return shorter;
}
