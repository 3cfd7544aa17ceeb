import { createClassifier } from '@hausblick/figures/documents/suggestions/bayes.ts'
import type { KnownTypes } from '@hausblick/figures/documents/suggestions/type.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readTotal, TOTAL } from './learn.ts'

type LearnedTypes = Omit<KnownTypes, 'types'>

interface Remembered extends LearnedTypes {
  /** What the row of the total held. */
  readonly total: string
}

/** By database, since reading all words takes longer than asking whether there are others. */
const remembered = new WeakMap<Kysely<Schema>, Remembered>()

/** Reads what was learned from filed letters. */
export async function readLearned(db: Kysely<Schema>): Promise<LearnedTypes> {
  const found = await readTotal(db)
  const total = JSON.stringify(found)
  const known = remembered.get(db)
  if (known?.total === total) return known
  const rows = await db.selectFrom('filing_word').selectAll().where('word', '<>', TOTAL).execute()
  const learned = {
    letters: new Map(Object.entries(found?.letters ?? {})),
    words: new Map(rows.map(({ word, counts }) => [word, readCounts(counts)])),
  }
  const read = { learned, classify: createClassifier(learned), total }
  remembered.set(db, read)
  return read
}

function readCounts(counts: string): Map<string, number> {
  const read: Record<string, number> = JSON.parse(counts)
  return new Map(Object.entries(read))
}
