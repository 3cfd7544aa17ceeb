import type { DueLine } from '@hausblick/figures/due/groups.ts'
import type { NewsLine } from './news.ts'

/** What has to be looked at, the most urgent first. */
export type DueList = readonly (DueLine | NewsLine)[]

/** Puts what is new between what costs money now and the dates to come. */
export function listAll(lines: readonly DueLine[], news: readonly NewsLine[]): DueList {
  return [...lines.filter(({ isNow }) => isNow), ...news, ...lines.filter(({ isNow }) => !isNow)]
}
