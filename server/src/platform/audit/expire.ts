import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { AuditEntryTable } from '../database/tables/audit.ts'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import type { AuditLog } from './log.ts'
import { type AuditState, type Check, verifyLog } from './verify.ts'
import type { AuditFault, KnownLine, Timing } from './walk.ts'

/** Lines deleted per transaction, which locks the log for all others. */
const CHUNK = 1000
/**
 * Faults after which nothing in the log is proven, since anyone who rewrites lines from the beginning breaks the chain
 * somewhere.
 */
const CHAIN: ReadonlySet<AuditFault['kind']> = new Set([
  'empty',
  'misplaced',
  'missing',
  'foreign',
  'ends',
  'other',
])

/**
 * Checks the log and deletes lines older than a number of months, from the beginning up to the first younger line. Deletes
 * only lines that the chain proves to be unchanged and that old: a changed line stays with all lines after it, and a break
 * in the chain with all lines before it. The newest line stays, since the next one is chained to it. Returns the state of
 * the log before the deletion.
 *
 * @param known the end at an earlier check of this process, which reveals a log that was put back to an earlier state
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

/** Collects the lines up to which the log may be deleted, one for each chunk. */
class OldLines {
  chunks: KnownLine[] = []
  private readonly oldest: string
  private from: number | null = null
  /** The previous line, if it is old. It may be deleted once another follows it. */
  private last: KnownLine | null = null
  private isOver = false

  constructor(oldest: string) {
    this.oldest = oldest
  }

  readonly note = ({ number, at, hash, action }: AuditEntryTable, timing: Timing): void => {
    this.from ??= number
    if (this.last) this.add(this.last, this.from)
    const isOld = timing === 'proven' && at < this.oldest
    // Lines before a break count as no older than the line that reports it, since they may have been forged until then.
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
