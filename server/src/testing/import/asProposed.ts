import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountUse, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { openSheets } from '../../sets/import/files/openFile.ts'
import { applySource } from '../../sets/import/mapping/apply/applySource.ts'
import { examineSources } from '../../sets/import/sources/examineSources.ts'
import { type Trial, tryProfile } from '../../sets/import/sources/tryProfile.ts'

/** What becomes of a journal whose mapping is confirmed as it is proposed. */
interface ReadJournal {
  /** By unit and month: `H1-01 2025-03: 800 100`, income and expenses in euros. */
  readonly sums: readonly string[]
  /** What keeps the mapping from being used. */
  readonly asks: readonly string[]
  readonly words: Trial['words']
  /** Refused rows, with the cell that is at fault. */
  readonly faults: readonly string[]
  readonly skipped: readonly string[]
  readonly profile: MappingProfile
}

/** Reads a CSV journal by its proposed mapping and by what a person says of its accounts, with what they change. */
export async function readAsProposed(
  lines: readonly string[],
  accounts: Readonly<Record<string, AccountUse>> = {},
  change: (profile: MappingProfile) => MappingProfile = (profile) => profile,
): Promise<ReadJournal> {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-test-'))
  try {
    const source = { name: 'journal.csv', path: join(folder, 'journal.csv') }
    await writeFile(source.path, lines.join('\r\n'))
    const { profile: proposed } = await propose(source)
    const { postings } = proposed
    const said = postings && { ...postings, accounts: { ...postings.accounts, ...accounts } }
    const profile = change({ ...proposed, postings: said })
    const { obstacles: asks, words } = await tryProfile(source, null, profile)
    const read: ReadJournal = { sums: [], asks, words, faults: [], skipped: [], profile }
    for await (const { rows } of openSheets(source.path)) {
      const result = await applySource({ file: source.name, sheet: null, rows, profile })
      return {
        ...read,
        sums: sumUp(result.postings?.amounts ?? []),
        faults: result.faults.map(({ line, cell }) => `${line} ${cell}`),
        skipped: result.skipped.map(({ rule }) => rule).filter((rule) => !rule.startsWith('Über')),
      }
    }
    return read
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function propose(source: { name: string; path: string }) {
  for await (const { examination } of examineSources([source], { profiles: [], learned: {} }))
    if (examination.result === 'proposed' && examination.proposal.profile)
      return { profile: examination.proposal.profile }
  throw new Error('nothing proposed')
}

function sumUp(
  amounts: readonly {
    readonly propertyid: string | null
    readonly year: number
    readonly income: readonly number[]
    readonly expenses: readonly number[]
  }[],
): string[] {
  const sums = new Map<string, [number, number]>()
  for (const { propertyid, year, income, expenses } of amounts)
    for (const [index, cents] of income.entries()) {
      const key = `${propertyid} ${year}-${String(index + 1).padStart(2, '0')}`
      const [received, spent] = sums.get(key) ?? [0, 0]
      sums.set(key, [received + cents / 100, spent + (expenses[index] ?? 0) / 100])
    }
  return [...sums].flatMap(([key, both]) =>
    both.some(Boolean) ? [`${key}: ${both.join(' ')}`] : [],
  )
}
