import type { Letter, Pile, PilePage, Turn } from './pile.ts'

// Each returns a changed pile, or the same one if there is nothing to change.

/** Begins a letter at a page, or joins the letter that begins there with the one before. */
export function toggleCut(pile: Pile, key: string): Pile {
  const place = findPlace(pile, key)
  const letter = place && pile[place.letter]
  if (!letter) return pile
  if (place.page > 0) {
    const first = { ...letter, pages: letter.pages.slice(0, place.page) }
    return splice(pile, place.letter, 1, first, { name: '', pages: letter.pages.slice(place.page) })
  }
  const before = pile[place.letter - 1]
  if (!before) return pile
  const name = before.name || letter.name
  const joined = { name, pages: [...before.pages, ...letter.pages] }
  return splice(pile, place.letter - 1, 2, joined)
}

/** Turns a page by a quarter, clockwise. */
export function turnPage(pile: Pile, key: string): Pile {
  return changePages(pile, (page) =>
    page.key === key ? { ...page, turn: ((page.turn + 90) % 360) as Turn } : page,
  )
}

/** Leaves pages out, or takes them in again. */
export function dropPages(pile: Pile, keys: ReadonlySet<string>, isDropped: boolean): Pile {
  return changePages(pile, (page) =>
    keys.has(page.key) && page.isDropped !== isDropped ? { ...page, isDropped } : page,
  )
}

/** Moves a page by one place; across the boundary of its letter, it changes the letter. */
export function stepPage(pile: Pile, key: string, by: -1 | 1): Pile {
  const place = findPlace(pile, key)
  if (!place) return pile
  const neighbour = pile[place.letter]?.pages[place.page + by]
  if (neighbour) return movePage(pile, key, neighbour.key, by)
  const pages = pile[place.letter + by]?.pages
  const nearest = by === 1 ? pages?.[0] : pages?.at(-1)
  // Into the next letter, but not past its nearest page.
  return nearest ? movePage(pile, key, nearest.key, by === 1 ? -1 : 1) : pile
}

/** Moves a page into the letter of another one, before (-1) or after (1) it. */
export function movePage(pile: Pile, key: string, target: string, side: -1 | 1): Pile {
  const from = findPlace(pile, key)
  const page = from && pile[from.letter]?.pages[from.page]
  if (!page || key === target || !findPlace(pile, target)) return pile
  return pile
    .map(({ name, pages }) => ({
      name,
      pages: pages.flatMap((each) => {
        if (each.key === key) return []
        if (each.key !== target) return [each]
        return side === -1 ? [page, each] : [each, page]
      }),
    }))
    .filter(({ pages }) => pages.length > 0)
}

export function nameLetter(pile: Pile, key: string, name: string): Pile {
  const place = findPlace(pile, key)
  const letter = place && pile[place.letter]
  if (!letter || letter.name === name) return pile
  return splice(pile, place.letter, 1, { ...letter, name })
}

/** Where a page is, each counted from 0. */
function findPlace(pile: Pile, key: string): { letter: number; page: number } | null {
  for (const [letter, { pages }] of pile.entries()) {
    const page = pages.findIndex((each) => each.key === key)
    if (page >= 0) return { letter, page }
  }
  return null
}

function changePages(pile: Pile, change: (page: PilePage) => PilePage): Pile {
  const changed = pile.map(({ name, pages }) => ({ name, pages: pages.map(change) }))
  const isSame = pile.every(({ pages }, letter) =>
    pages.every((page, index) => page === changed[letter]?.pages[index]),
  )
  return isSame ? pile : changed
}

function splice(pile: Pile, start: number, count: number, ...letters: readonly Letter[]): Pile {
  return pile.toSpliced(start, count, ...letters)
}
