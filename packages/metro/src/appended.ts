/**
 * A list with one item more. Spreading a list into another leaves room for many more items, and playouts make thousands
 * of such lists.
 */
export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const { length } = list;
  // oxlint-disable-next-line unicorn/no-new-array -- room for exactly so many
  const longer = new Array<Item>(length + 1);
  for (let index = 0; index < length; index++) longer[index] = list[index] as Item;
  longer[length] = item;
  return longer;
}
