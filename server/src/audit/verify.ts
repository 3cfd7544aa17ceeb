import type { Kysely } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import { readPages } from '../database/pages.ts'
import { beginSnapshot } from '../database/snapshot.ts'
import type { AuditEntryTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { createEndsMac, digestContent, hashLine, isAuthentic } from './chain.ts'
import { readRanges } from './ranges.ts'

/** What is wrong with the log, and where. */
export interface AuditFault {
  /**
   * - `empty`: no line was ever written, or all were removed
   * - `changed`: the content is not what was written
   * - `misplaced`: the line does not follow the one before it
   * - `missing`: lines from `number` to `last` are gone
   * - `foreign`: the line lies outside the log's ends
   * - `unexplained`: the content is gone, and no deletion of a customer says so
   * - `ends`: where the log begins and ends was written by somebody without the secret
   * - `other`: the line is another than at an earlier check, so that the log was written anew
   * - `broken`: the service found that of an earlier end
   */
  readonly kind:
    | 'empty'
    | 'changed'
    | 'misplaced'
    | 'missing'
    | 'foreign'
    | 'unexplained'
    | 'ends'
    | 'other'
    | 'broken'
  /** The place of the fault. */
  readonly number: number
  readonly last?: number
}

export interface AuditState {
  readonly faults: readonly AuditFault[]
  readonly lines: number
  /** Of the last line; to be kept elsewhere, since whoever has the secret could write a log anew. */
  readonly end: { readonly number: number; readonly hash: string }
}

const PAGE = 1000

/** A line of the log, as an earlier check found it. */
interface KnownLine {
  readonly number: number
  readonly hash: string
}

/**
 * Checks every line of the log, and its ends, as they are at one moment.
 *
 * @param known the end of an earlier check, which must still be in the log or have expired from it
 */
export async function verifyLog(
  db: Kysely<Schema>,
  secrets: Secrets,
  known: KnownLine | null = null,
): Promise<AuditState> {
  const trx = await beginSnapshot(db)
  try {
    const head = await trx.selectFrom('audit_head').selectAll().executeTakeFirst()
    if (!head || (head.mac === null && head.last_number === 0))
      return { faults: [{ kind: 'empty', number: 1 }], lines: 0, end: { number: 0, hash: '' } }
    const walk = new Walk(head.first_number, head.first_previous, known)
    for await (const page of readPages(PAGE, (after: AuditEntryTable | null) =>
      readAfter(trx, after),
    ))
      for (const line of page) walk.check(line)
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

/** Follows the chain line by line. */
class Walk {
  readonly faults: AuditFault[] = []
  lines = 0
  private readonly first: number
  private expected: number
  /** Null where the line before is missing. */
  private previous: string | null
  private readonly known: KnownLine | null
  private readonly redacted: { number: number; by: number }[] = []
  private readonly explained = new Map<number, (number: number) => boolean>()

  constructor(first: number, previous: string, known: KnownLine | null) {
    this.known = known
    this.first = first
    this.expected = first
    this.previous = previous
  }

  check(line: AuditEntryTable): void {
    const { number, digest, hash } = line
    this.lines += 1
    if (number < this.first) {
      this.faults.push({ kind: 'foreign', number })
      return
    }
    if (number > this.expected) this.miss(number - 1)
    this.checkContent(line)
    if (number === this.known?.number && hash !== this.known.hash)
      this.faults.push({ kind: 'other', number })
    if (this.previous !== null && hashLine(this.previous, number, digest) !== hash)
      this.faults.push({ kind: 'misplaced', number })
    this.previous = hash
    this.expected = number + 1
  }

  finish({ last_number, last_hash }: { last_number: number; last_hash: string }): void {
    if (this.expected <= last_number) this.miss(last_number)
    else if (this.expected > last_number + 1)
      this.faults.push({ kind: 'foreign', number: last_number + 1 })
    else if (this.known && this.known.number > last_number)
      this.faults.push({ kind: 'missing', number: last_number + 1, last: this.known.number })
    else if (this.previous !== last_hash) this.faults.push({ kind: 'ends', number: last_number })
    for (const { number, by } of this.redacted)
      if (!this.explained.get(by)?.(number)) this.faults.push({ kind: 'unexplained', number })
  }

  private miss(last: number): void {
    this.faults.push({ kind: 'missing', number: this.expected, last })
    this.previous = null
  }

  private checkContent(line: AuditEntryTable): void {
    const { number, action, salt, digest, details, redacted_by } = line
    if (redacted_by !== null) {
      this.redacted.push({ number, by: redacted_by })
      return
    }
    if (salt === null || digestContent(line, salt) !== digest) {
      this.faults.push({ kind: 'changed', number })
      return
    }
    if (action === 'logBroken') this.faults.push({ kind: 'broken', number })
    if (action === 'customerDeleted')
      this.explained.set(number, readRanges(JSON.parse(details ?? '{}').lines ?? ''))
  }
}
