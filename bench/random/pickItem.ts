/** Returns a random item. Throws if there is none. */
export function pickItem<Item>(items: ArrayLike<Item>, random: () => number = Math.random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
