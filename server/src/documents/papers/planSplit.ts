import { createHash } from 'node:crypto'
import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { splitPapersCall } from '@hausblick/contract/calls/paperSplits.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/** What a caller asks for. */
export type AskedSplit = CheckedOf<typeof splitPapersCall>['body']

/** Returns the numbers of the papers that a split takes apart, in the order in which they are first named. */
export function papersOf({ letters, dropped }: AskedSplit): number[] {
  const pages = [...letters.flatMap((letter) => letter.pages), ...dropped]
  return [...new Set(pages.map(({ paper }) => paper))]
}

/** Throws a ServiceError (400) unless each page of each paper is in exactly one letter or among the dropped ones. */
export function checkPages(
  { letters, dropped }: AskedSplit,
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

/** Identifies a request, to recognise its repetition. */
export function hashSplit(asked: AskedSplit): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
