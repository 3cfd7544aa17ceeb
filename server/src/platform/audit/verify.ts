import type { Kysely } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import { readPages } from '../database/pages.ts'
import { beginSnapshot } from '../database/snapshot.ts'
import type { AuditEntryTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { createEndsMac, isAuthentic } from './chain.ts'
import { type AuditFault, type KnownLine, type Timing, Walk } from './walk.ts'

export interface AuditState {
  readonly faults: readonly AuditFault[]
  readonly lines: number
  /** The last line. To be kept elsewhere as well, since whoever has the secret could write a whole new log. */
  readonly end: { readonly number: number; readonly hash: string }
}

export interface Check {
  /** The end of an earlier check, which must still be in the log. */
  readonly known?: KnownLine | null
  /** Called with every line, in order. */
  readonly note?: (line: AuditEntryTable, timing: Timing) => void
  readonly signal?: AbortSignal | undefined
}

const PAGE = 1000

/** Checks every line of the log, and its ends, as they are at one moment. */
export async function verifyLog(
  db: Kysely<Schema>,
  secrets: Secrets,
  { known = null, note, signal }: Check = {},
): Promise<AuditState> {
  const trx = await beginSnapshot(db)
  try {
    const head = await trx.selectFrom('audit_head').selectAll().executeTakeFirst()
    if (!head || (head.mac === null && head.last_number === 0))
      return { faults: [{ kind: 'empty', number: 1 }], lines: 0, end: { number: 0, hash: '' } }
    const walk = new Walk(head, known)
    for await (const page of readPages(PAGE, (after: AuditEntryTable | null) =>
      readAfter(trx, after),
    )) {
      signal?.throwIfAborted()
      for (const line of page) {
        const timing = walk.check(line)
        note?.(line, timing)
      }
    }
    walk.finish(head)
    if (!isAuthentic(head, secrets.map(createEndsMac)))
      walk.faults.push({ kind: 'ends', number: head.last_number })
    const { last_number: number, last_hash: hash } = head
    return { faults: walk.faults, lines: walk.lines, end: { number, hash } }
  } finally {
    await trx.rollback().execute()
  }
}

async function readAfter(db: Kysely<Schema>, after: AuditEntryTable | null) {
  return await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('number', '>', after?.number ?? Number.MIN_SAFE_INTEGER)
    .orderBy('number')
    .limit(PAGE)
    .execute()
}
