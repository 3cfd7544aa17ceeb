import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Secrets } from '../config/secrets.ts'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { AuditHeadTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import { createBatches } from './batches.ts'
import { createEndsMac, createOnceKey, type Ends, isAuthentic } from './chain.ts'
import { type Actor, type NewEntry, serviceActor } from './entry.ts'
import { addLines, type KeyedEntry, lockHead } from './lines.ts'

/** The number of keys remembered, which saves a query for each repetition. */
const REMEMBERED = 10_000
/** The most lines per transaction, since a statement takes a limited number of values. */
const CHUNK = 500

/** Appends a line in a transaction, on behalf of one actor. */
export type Recorder = (trx: Transaction<Schema>, entry: Omit<NewEntry, 'actor'>) => Promise<number>

export interface AuditLog {
  /** Returns a recorder that appends lines on behalf of an actor. */
  by(actor: Actor): Recorder
  /**
   * Appends a line and returns its number. Call it last in the transaction of the act, since it locks the end of the log
   * for all others.
   */
  append(trx: Transaction<Schema>, entry: NewEntry): Promise<number>
  /**
   * Appends a line unless one with the same key exists, in a transaction that it shares with other lines of the moment.
   * Leaves out a customer who does not exist.
   */
  appendOnce(db: Kysely<Schema>, entry: NewEntry, key: readonly string[]): Promise<void>
  /**
   * Makes a line the first one of the log; the caller deletes those before it in the same transaction. Returns the number
   * of the previous first line, or null if the log no longer has the extent that a check has found.
   */
  moveBeginning(
    trx: Transaction<Schema>,
    first: Pick<Ends, 'first_number' | 'first_previous'>,
  ): Promise<number | null>
  /** Begins the log if no line is in it. */
  begin(db: Kysely<Schema>): Promise<void>
}

/** An entry that is logged at most once, with its database. */
interface Once {
  readonly db: Kysely<Schema>
  readonly entry: NewEntry
  readonly onceKey: string
}

/**
 * Creates the log of who did what (ISO 27002 8.15), to which lines are only ever added. Each line holds a hash of all before
 * it, and the ends of the log are authenticated by the current secret, so that `verify.ts` finds lines that were changed,
 * removed or swapped without it.
 */
export function createAuditLog(secrets: Secrets): AuditLog {
  const [writeMac, ...previous] = secrets.map(createEndsMac) as [(ends: Ends) => string]
  const macs = [writeMac, ...previous]
  const hashOnceKey = createOnceKey(secrets[0])
  /** Keys known to be in the log. */
  const logged = new LRUCache<string, true>({ max: REMEMBERED })

  async function append(trx: Transaction<Schema>, entry: NewEntry): Promise<number> {
    return await appendAll(trx, await lockHead(trx), [entry])
  }

  async function appendAll(
    trx: Transaction<Schema>,
    head: AuditHeadTable,
    entries: readonly KeyedEntry[],
  ): Promise<number> {
    const isSound = !hasBegun(head) || isAuthentic(head, macs)
    const added = hasBegun(head) ? entries : [started, ...entries]
    const ends = isSound ? await addLines(trx, head, added) : null
    const { last_number } = await writeHead(trx, ends ?? (await addAfterBreak(trx, head, entries)))
    return last_number
  }

  /** Continuing the chain would authenticate changes made by others, so a line that reports the break comes first. */
  async function addAfterBreak(
    trx: Transaction<Schema>,
    head: Ends,
    entries: readonly KeyedEntry[],
  ) {
    const last = await trx
      .selectFrom('audit_entry')
      .select(['number as last_number', 'hash as last_hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const details = { number: String(head.last_number) }
    const said = { action: 'logBroken', actor: serviceActor, details } as const
    const ends = await addLines(trx, { ...head, ...last }, [said, ...entries])
    if (!ends) throw new Error('The audit log cannot be continued.')
    return ends
  }

  async function writeHead(trx: Transaction<Schema>, ends: Ends): Promise<Ends> {
    const { first_number, first_previous, last_number, last_hash } = ends
    const head = { first_number, first_previous, last_number, last_hash }
    await trx
      .updateTable('audit_head')
      .set({ ...head, mac: writeMac(head) })
      .execute()
    return head
  }

  const write = createBatches<Once>(async (all) => {
    for (const [db, ofDatabase] of Map.groupBy(all, ({ db }) => db))
      for (const some of splitIntoChunks(ofDatabase, CHUNK))
        await transact(db, async (trx) => {
          // The keys are checked under the lock, which other writers of the same key and a deletion of the customer take as
          // well.
          const head = await lockHead(trx)
          const entries = await findNew(trx, some)
          if (entries.length > 0) await appendAll(trx, head, entries)
        })
  })

  return {
    append,
    by: (actor) => async (trx, entry) => await append(trx, { ...entry, actor }),
    appendOnce: async (db, entry, parts) => {
      const onceKey = hashOnceKey(parts)
      if (logged.has(onceKey)) return
      await write({ db, entry, onceKey })
      logged.set(onceKey, true)
    },
    moveBeginning: async (trx, first) => {
      const head = await lockHead(trx)
      const isHeld =
        head.first_number < first.first_number && first.first_number <= head.last_number
      if (!isHeld || !isAuthentic(head, macs)) return null
      await writeHead(trx, { ...head, ...first })
      return head.first_number
    },
    begin: async (db) => {
      await transact(db, async (trx) => {
        const head = await lockHead(trx)
        const ends = hasBegun(head) ? null : await addLines(trx, head, [started])
        if (ends) await writeHead(trx, ends)
      })
    },
  }
}

const started: NewEntry = { action: 'logStarted', actor: serviceActor }

function hasBegun({ mac, last_number }: AuditHeadTable): boolean {
  return mac !== null || last_number > 0
}

/** Returns the entries whose keys are not in the log yet, each once, without customers who do not exist. */
async function findNew(trx: Transaction<Schema>, all: readonly Once[]): Promise<KeyedEntry[]> {
  const byKey = new Map(all.map(({ entry, onceKey }) => [onceKey, { ...entry, onceKey }]))
  const logged = await trx
    .selectFrom('audit_entry')
    .select('once_key')
    .where('once_key', 'in', [...byKey.keys()])
    .execute()
  for (const { once_key } of logged) if (once_key !== null) byKey.delete(once_key)
  const entries = [...byKey.values()]
  const named = entries.flatMap(({ customerId }) => customerId ?? [])
  const customers = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', 'in', [...named, ''])
    .execute()
  const existing = new Set(customers.map(({ id }) => id))
  return entries.map(({ customerId = null, ...entry }) => ({
    ...entry,
    customerId: customerId !== null && existing.has(customerId) ? customerId : null,
  }))
}
