import { setImmediate } from 'node:timers/promises'
import type { AuditAction } from '@hausblick/contract/audit.ts'
import { createLearning } from '@hausblick/figures/documents/suggestions/learn.ts'
import type { Learned } from '@hausblick/figures/documents/suggestions/learned.ts'
import { sortKey } from '@hausblick/figures/sortKey.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockTable } from '../../platform/database/lockTable.ts'
import type { Database } from '../../platform/database/open.ts'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { upsert } from '../../platform/database/upsert.ts'
import { readTypes } from './types.ts'

/** As many letters of a type are learned from, the newest. */
const LETTERS_OF_TYPE = 100
/** Among this many of its newest documents. */
const DOCUMENTS_OF_TYPE = 2000
const LETTERS_AT_A_TIME = 20
const WORDS_PER_STATEMENT = 500
/** More than a letter has on a page. */
const MAX_CHARACTERS = 20_000

/** Where letters of this word are counted: how many of each type, and up to where. */
export const TOTAL = ''

/** Up to where filings and texts have been learned from. */
interface Seen {
  readonly line: number
  readonly text: number
}

/** What the row of the total holds. */
export interface Total {
  readonly letters: Readonly<Record<string, number>>
  readonly seen: Seen
}

/**
 * Counts the words of filed letters by type, once anything was filed, corrected, taken back, removed or read since. What is no
 * longer filed is no longer counted, so that nothing outlives the letters. Several processes may do so at once.
 */
export async function learnFromFilings(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  demoCustomerId: string,
  signal?: AbortSignal,
): Promise<void> {
  const seen = await readSeen(db)
  const earlier = await readTotal(db)
  if (earlier && !(await hasChanged(db, earlier.seen, seen))) return
  const types = await readTypes(db, demoCustomerId)
  const learning = createLearning(types)
  for (const type of types) {
    const found = await findLetters(db, type, demoCustomerId)
    for (let start = 0; start < found.length; start += LETTERS_AT_A_TIME) {
      if (signal?.aborted) return
      for (const letter of await readLetters(db, found.slice(start, start + LETTERS_AT_A_TIME)))
        learning.add({ ...letter, type })
      await setImmediate()
    }
  }
  const learned = learning.finish()
  if (!earlier && learned.letters.size === 0) return
  await transact(db, async (trx) => {
    await lockTable(trx, dialect, 'filing_word')
    await storeLearned(trx, learned, seen)
  })
}

/** Reads up to where filings and texts are there to be learned from. */
async function readSeen(db: Kysely<Schema>): Promise<Seen> {
  const head = await db.selectFrom('audit_head').select('last_number').executeTakeFirst()
  const { text } = await db
    .selectFrom('document_text')
    .select(({ fn }) => fn.max('id').as('text'))
    .executeTakeFirstOrThrow()
  return { line: head?.last_number ?? 0, text: text ?? 0 }
}

export async function readTotal(db: Kysely<Schema>): Promise<Total | null> {
  const row = await db
    .selectFrom('filing_word')
    .select('counts')
    .where('word', '=', TOTAL)
    .executeTakeFirst()
  return row ? JSON.parse(row.counts) : null
}

/** What changes under which types letters are filed, or of whom they are. */
const CHANGES = [
  'documentUploaded',
  'documentFiled',
  'filingTakenBack',
  'documentCorrected',
  'documentMovedHere',
  'documentRemoved',
  'documentRestored',
  'customersMerged',
  'mergeUndone',
  'customerDeleted',
] as const satisfies readonly AuditAction[]

async function hasChanged(db: Kysely<Schema>, before: Seen, now: Seen): Promise<boolean> {
  if (now.text !== before.text) return true
  const line = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('action', 'in', CHANGES)
    .where('number', '>', before.line)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

interface FoundLetter {
  readonly customerId: string
  readonly textId: number
}

/** Finds the newest letters of a type whose texts are known; the same file only once, whoever has it. */
async function findLetters(
  db: Kysely<Schema>,
  type: string,
  demoCustomerId: string,
): Promise<FoundLetter[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('listing')
        .select(['customer_id', 'number', 'day'])
        .where('type_key', '=', sortKey(type))
        .where('type', '=', type)
        .where('customer_id', '<>', demoCustomerId)
        .orderBy('day', 'desc')
        .limit(DOCUMENTS_OF_TYPE)
        .as('listed'),
    )
    .innerJoin('document', (join) =>
      join
        .onRef('document.customer_id', '=', 'listed.customer_id')
        .onRef('document.number', '=', 'listed.number'),
    )
    .innerJoin('document_text', (join) =>
      join
        .onRef('document_text.customer_id', '=', 'listed.customer_id')
        .onRef('document_text.number', '=', 'listed.number'),
    )
    .select(['listed.customer_id as customerId', 'document_text.id as textId', 'sha256'])
    .where(({ or, eb }) => or([eb('state', 'is', null), eb('state', '<>', 'received')]))
    .orderBy('day', 'desc')
    .orderBy('listed.customer_id')
    .orderBy('listed.number')
    .limit(LETTERS_OF_TYPE * 2)
    .execute()
  const byFile = new Map(rows.toReversed().map(({ sha256, ...letter }) => [sha256, letter]))
  return [...byFile.values()].slice(-LETTERS_OF_TYPE)
}

async function readLetters(db: Kysely<Schema>, letters: readonly FoundLetter[]) {
  const pages = await db
    .selectFrom('document_page')
    .select(['text_id', sql<string>`substr(text, 1, ${MAX_CHARACTERS})`.as('text')])
    .where(
      'text_id',
      'in',
      letters.map(({ textId }) => textId),
    )
    .where('page', '=', 1)
    .execute()
  const texts = new Map(pages.map(({ text_id, text }) => [text_id, text]))
  return letters.flatMap(({ customerId, textId }) => {
    const text = texts.get(textId)
    return text === undefined ? [] : [{ customerId, text }]
  })
}

async function storeLearned(trx: Transaction<Schema>, learned: Learned, seen: Seen): Promise<void> {
  const total: Total = { letters: Object.fromEntries(learned.letters), seen }
  const rows = new Map([[TOTAL, JSON.stringify(total)]])
  for (const [word, counts] of learned.words)
    rows.set(word, JSON.stringify(Object.fromEntries(counts)))
  const before = await trx.selectFrom('filing_word').selectAll().execute()
  const gone = before.map(({ word }) => word).filter((word) => !rows.has(word))
  for (const chunk of splitIntoChunks(gone, WORDS_PER_STATEMENT))
    await trx.deleteFrom('filing_word').where('word', 'in', chunk).execute()
  for (const { word, counts } of before) if (rows.get(word) === counts) rows.delete(word)
  await upsert(trx, 'filing_word', {
    columns: ['word', 'counts'],
    keyColumns: ['word'],
    rows: [...rows],
  })
}
