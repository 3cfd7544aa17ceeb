import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'
import { namePaper } from './addPaper.ts'

export type AskedSplit = Extract<DocumentChange, { kind: 'splitPapers' }>

type Pages = Pick<AskedSplit, 'letters' | 'dropped'>

/** Returns the numbers of the papers that a split takes apart, in the order in which they are first named. */
export function papersOf({ letters, dropped }: Pages): number[] {
  const pages = [...letters.flatMap((letter) => letter.pages), ...dropped]
  return [...new Set(pages.map(({ paper }) => paper))]
}

/** Throws a ServiceError (400) unless each page of each paper is in exactly one letter or among the dropped ones. */
export function checkPages(
  { letters, dropped }: Pages,
  papers: readonly { readonly id: number; readonly pages: number }[],
): void {
  const asked = [...letters.flatMap((letter) => letter.pages), ...dropped]
  const named = new Set(asked.map(({ paper, page }) => `${paper} ${page}`))
  const all = papers.reduce((sum, { pages }) => sum + pages, 0)
  const last = new Map(papers.map(({ id, pages }) => [id, pages]))
  const exist = asked.every(({ paper, page }) => page <= (last.get(paper) ?? 0))
  if (!exist || named.size !== asked.length || named.size !== all)
    throw new ServiceError(400, texts.unevenSplit)
}

/** Returns what each letter is called: as the caller says, or as its pile, with its place in it. */
export function nameLetters(
  { letters }: Pages,
  papers: readonly { readonly id: number; readonly name: string }[],
): string[] {
  const names = new Map(papers.map(({ id, name }) => [id, name]))
  return letters.map(({ name, pages }, index) =>
    namePaper(name || `${names.get(pages[0]?.paper ?? 0) ?? ''} (${index + 1})`),
  )
}
