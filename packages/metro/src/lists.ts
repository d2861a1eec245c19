/**
 * Lists with one item more or less, with room for exactly so many. What spreading leaves room for, and what
 * `toSpliced` asks about its arguments, playouts would pay for thousands of times.
 */
/* oxlint-disable unicorn/no-new-array -- see above */

export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const { length } = list;
  const longer = new Array<Item>(length + 1);
  for (let index = 0; index < length; index++) longer[index] = list[index] as Item;
  longer[length] = item;
  return longer;
}

/** The list without the item at a place. */
export function withoutAt<Item>(list: readonly Item[], place: number): readonly Item[] {
  const length = list.length - 1;
  const shorter = new Array<Item>(length);
  for (let index = 0; index < length; index++) shorter[index] = list[index < place ? index : index + 1] as Item;
  return shorter;
}
