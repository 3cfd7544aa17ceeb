import { dropPages } from './edit.ts'
import type { Pile } from './pile.ts'

/** Begins a letter after each of these pages, as after sheets laid between letters, and leaves them out. */
export function cutAtBlank(pile: Pile, blank: ReadonlySet<string>): Pile {
  const cut = pile.flatMap(({ name, pages }) => {
    const starts = pages.flatMap(({ key }, index) => (blank.has(key) ? [index + 1] : []))
    const bounds = [0, ...starts.filter((start) => start < pages.length), pages.length]
    return bounds.slice(1).map((end, index) => ({
      name: index === 0 ? name : '',
      pages: pages.slice(bounds[index], end),
    }))
  })
  return dropPages(cut, blank, true)
}
