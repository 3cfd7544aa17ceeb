import type { Paper } from '@hausblick/contract/calls/papers.ts'
import type { PileDraft } from '../../../../base/data/documents/pileDrafts.ts'
import { type Letter, listPages, type Pile, readPaper } from './pile.ts'

/**
 * Returns a pile as it was left: each page of these papers once. Papers that wait no longer are left out, new ones added. Null
 * if nothing is left of it.
 */
export function takeUp(
  draft: PileDraft,
  papers: readonly Pick<Paper, 'paper' | 'pages'>[],
): Pile | null {
  const start = papers.map(readPaper)
  const missing = new Map(listPages(start).map((page) => [`${page.paper}/${page.number}`, page]))
  const begun = draft.map(({ name, pages }) => ({
    name,
    pages: pages.flatMap(({ paper, number, turn, isDropped }) => {
      const page = missing.get(`${paper}/${number}`)
      missing.delete(`${paper}/${number}`)
      return page ? [{ ...page, turn, isDropped }] : []
    }),
  }))
  const left = new Set(missing.values())
  const others = start.map((letter) => ({
    ...letter,
    pages: letter.pages.filter((page) => left.has(page)),
  }))
  return begun.some(hasPages) ? [...begun, ...others].filter(hasPages) : null
}

function hasPages({ pages }: Letter): boolean {
  return pages.length > 0
}
