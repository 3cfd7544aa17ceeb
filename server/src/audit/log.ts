import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Secrets } from '../config/secrets.ts'
import type { AuditHeadTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import { createEndsMac, type Ends, hashOnceKey, isAuthentic } from './chain.ts'
import { type Actor, type NewEntry, serviceActor } from './entry.ts'
import { addLine, lockHead } from './lines.ts'

/** So that what repeats costs no look into the database. */
const REMEMBERED = 10_000

/** Appends a line in a transaction, on behalf of one actor. */
export type Recorder = (trx: Transaction<Schema>, entry: Omit<NewEntry, 'actor'>) => Promise<number>

export interface AuditLog {
  /** Returns what appends lines on behalf of an actor. */
  by(actor: Actor): Recorder
  /**
   * Appends a line. Call it last in the transaction of the act: it locks the end of the log, for which all others wait.
   * Returns the line's number.
   */
  append(trx: Transaction<Schema>, entry: NewEntry): Promise<number>
  /**
   * Appends a line in a transaction of its own, unless one with the same key is there. A customer who does not exist is left
   * out of it.
   */
  appendOnce(db: Kysely<Schema>, entry: NewEntry, key: readonly string[]): Promise<void>
  /** Makes a line the first one: those before it are about to be deleted in the same transaction. */
  moveBeginning(trx: Transaction<Schema>, first: number): Promise<void>
  /** Begins the log if no line is in it. */
  begin(db: Kysely<Schema>): Promise<void>
}

/**
 * Creates the log of who did what (ISO 27002 8.15), to which lines are only ever added. Each line holds a hash of all before
 * it, and the ends of the log are authenticated by the current secret, so that `verify.ts` finds lines that were changed,
 * removed or swapped without it.
 */
export function createAuditLog(secrets: Secrets): AuditLog {
  const [writeMac, ...previous] = secrets.map(createEndsMac) as [(ends: Ends) => string]
  const macs = [writeMac, ...previous]
  /** Keys known to be in the log. */
  const logged = new LRUCache<string, true>({ max: REMEMBERED })

  async function append(trx: Transaction<Schema>, entry: NewEntry): Promise<number> {
    const head = await lockHead(trx)
    const begun = hasBegun(head) ? head : await addLine(trx, head, started)
    const isSound = !hasBegun(head) || isAuthentic(head, macs)
    const next = begun && isSound ? await addLine(trx, begun, entry) : null
    const ends = next ?? (await addAfterBreak(trx, head, entry))
    await writeHead(trx, ends)
    return ends.last_number
  }

  /** Continuing would authenticate what others have changed, so that the log says it first. */
  async function addAfterBreak(trx: Transaction<Schema>, head: Ends, entry: NewEntry) {
    const last = await trx
      .selectFrom('audit_entry')
      .select(['number as last_number', 'hash as last_hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const details = { number: String(head.last_number) }
    const said = { action: 'logBroken', actor: serviceActor, details } as const
    const ends = await addLine(trx, { ...head, ...last }, said)
    const next = ends && (await addLine(trx, ends, entry))
    if (!next) throw new Error('The audit log cannot be continued.')
    return next
  }

  async function writeHead(trx: Transaction<Schema>, ends: Ends): Promise<void> {
    const { first_number, first_previous, last_number, last_hash } = ends
    const head = { first_number, first_previous, last_number, last_hash }
    await trx
      .updateTable('audit_head')
      .set({ ...head, mac: writeMac(head) })
      .execute()
  }

  return {
    append,
    by: (actor) => async (trx, entry) => await append(trx, { ...entry, actor }),
    appendOnce: async (db, entry, parts) => {
      const once_key = hashOnceKey(parts)
      if (logged.has(once_key)) return
      await transact(db, async (trx) => {
        if (await isLogged(trx, once_key)) return
        await lockHead(trx)
        if (await isLogged(trx, once_key)) return
        // Behind the lock, since a deletion of the customer holds it too.
        const customerId = await findCustomer(trx, entry.customerId ?? null)
        const number = await append(trx, { ...entry, customerId })
        await trx
          .updateTable('audit_entry')
          .set({ once_key })
          .where('number', '=', number)
          .execute()
      })
      logged.set(once_key, true)
    },
    moveBeginning: async (trx, first) => {
      const head = await lockHead(trx)
      const before = await trx
        .selectFrom('audit_entry')
        .select('hash')
        .where('number', '=', first - 1)
        .executeTakeFirstOrThrow()
      if (!isAuthentic(head, macs)) throw new Error('The ends of the audit log are not authentic.')
      await writeHead(trx, { ...head, first_number: first, first_previous: before.hash })
    },
    begin: async (db) => {
      await transact(db, async (trx) => {
        const head = await lockHead(trx)
        const ends = hasBegun(head) ? null : await addLine(trx, head, started)
        if (ends) await writeHead(trx, ends)
      })
    },
  }
}

const started: NewEntry = { action: 'logStarted', actor: serviceActor }

function hasBegun({ mac, last_number }: AuditHeadTable): boolean {
  return mac !== null || last_number > 0
}

async function isLogged(db: Kysely<Schema>, once_key: string): Promise<boolean> {
  const found = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('once_key', '=', once_key)
    .executeTakeFirst()
  return found !== undefined
}

async function findCustomer(trx: Transaction<Schema>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.id ?? null
}
