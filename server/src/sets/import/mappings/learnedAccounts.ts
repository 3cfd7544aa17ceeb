import { isDeepStrictEqual } from 'node:util'
import {
  type AccountUse,
  accountUse,
  type MappingProfile,
} from '@hausblick/contract/mapping/profile.ts'
import type { LearnedHeadingTable } from '../../../platform/database/tables/mappings.ts'
import { accountKey, type LearnedAccounts } from '../mapping/propose/afterTrial.ts'
import type { Lesson, Shown } from './lesson.ts'

const PREFIX = 'Konto '

/** Returns what an account counts as; null for a row that is about a heading, or of a later version. */
export function readUse({ heading, field }: Lesson): AccountUse | null {
  if (!heading.startsWith(PREFIX) || field === null) return null
  return accountUse.safeParse(JSON.parse(field)).data ?? null
}

export function readAccounts(rows: readonly LearnedHeadingTable[]): LearnedAccounts {
  const accounts = rows.flatMap((row) => {
    const use = readUse(row)
    return use ? [[row.heading.slice(PREFIX.length), use] as const] : []
  })
  return Object.fromEntries(accounts)
}

/** Lists what accounts have been changed to. Without a trial, as for a mapping from a file, their names are not known. */
export function listAccounts({ postings }: MappingProfile, shown: Shown | null): Lesson[] {
  const decided = byKey(postings)
  const before = byKey(shown?.profile?.postings ?? null)
  const { accounts = [], proposedAccounts = {} } = shown?.trial ?? {}
  return accounts.flatMap(({ key, label }): Lesson[] => {
    const use = decided.get(accountKey(key))
    const proposed = before.get(accountKey(key)) ?? proposedAccounts[key]
    if (!use || isDeepStrictEqual(use, proposed)) return []
    return [{ heading: PREFIX + accountKey(label), field: JSON.stringify(use), label }]
  })
}

function byKey(postings: MappingProfile['postings']): Map<string, AccountUse> {
  const uses = Object.entries(postings?.accounts ?? {})
  return new Map(uses.map(([account, use]) => [accountKey(account), use]))
}
