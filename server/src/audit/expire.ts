import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { AuditEntryTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import type { AuditLog } from './log.ts'
import { type AuditState, type Check, verifyLog } from './verify.ts'
import type { AuditFault, KnownLine, Timing } from './walk.ts'

/** Deleted per transaction, since others wait for the log meanwhile. */
const CHUNK = 1000
/** With one of these, nothing of the log is proven: whoever rewrites lines from the beginning breaks the chain somewhere. */
const CHAIN: ReadonlySet<AuditFault['kind']> = new Set([
  'empty',
  'misplaced',
  'missing',
  'foreign',
  'ends',
  'other',
])

/**
 * Checks the log, and deletes the lines older than a number of months, from the beginning to the first one that is not. Only what
 * the service has written goes, at the time that it wrote: what others have changed stays, with all after it, and with all before
 * where they broke the chain. The newest line stays, to which the next is chained. Returns the state that it found.
 *
 * @param known the end at an earlier check of this process, so that a log put back to an earlier state is found
 */
export async function removeOldLines(
  db: Kysely<Schema>,
  log: AuditLog,
  { auditMonths, secrets }: Pick<Config, 'auditMonths' | 'secrets'>,
  { now = new Date(), known = null, signal }: Pick<Check, 'known' | 'signal'> & { now?: Date } = {},
): Promise<AuditState> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - auditMonths)
  const old = new OldLines(oldest.toISOString())
  const state = await verifyLog(db, secrets, { known, note: old.note, signal })
  const { faults } = state
  if (faults.some(({ kind }) => CHAIN.has(kind))) return state
  const unexplained = faults.filter(({ kind }) => kind === 'unexplained')
  const kept = Math.min(...unexplained.map(({ number }) => number))
  for (const { number, hash } of old.chunks)
    if (number < kept)
      await transact(db, async (trx) => {
        const next = { first_number: number + 1, first_previous: hash }
        const first = await log.moveBeginning(trx, next)
        if (first !== null)
          await trx
            .deleteFrom('audit_entry')
            .where('number', '>=', first)
            .where('number', '<=', number)
            .execute()
      })
  return state
}

/** Finds the lines up to which the log may expire, a chunk of lines apart. */
class OldLines {
  chunks: KnownLine[] = []
  private readonly oldest: string
  private from: number | null = null
  /** The line before, if it is old: it may go once another follows it. */
  private last: KnownLine | null = null
  private isOver = false

  constructor(oldest: string) {
    this.oldest = oldest
  }

  readonly note = ({ number, at, hash, action }: AuditEntryTable, timing: Timing): void => {
    this.from ??= number
    if (this.last) this.add(this.last, this.from)
    const isOld = timing === 'proven' && at < this.oldest
    // What lies before a break is as old as the line that tells of it: until then, others may have written it.
    if (action === 'logBroken' && !isOld) this.chunks = []
    if (timing !== 'untimed' && !isOld) this.isOver = true
    this.last = isOld && !this.isOver ? { number, hash } : null
  }

  private add(line: KnownLine, from: number): void {
    const begins = this.chunks.at(-2)?.number ?? from - 1
    if (line.number - begins <= CHUNK) this.chunks.pop()
    this.chunks.push(line)
  }
}
