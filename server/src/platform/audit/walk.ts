import type { AuditEntryTable, AuditHeadTable } from '../database/tables/audit.ts'
import { digestContent, FORMAT, hashLine } from './chain.ts'
import { isEmptied } from './emptied.ts'
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
   * - `expired`: the line of an earlier check lies before the first one, so that nothing can be compared with it
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
    | 'expired'
    | 'broken'
  readonly number: number
  readonly last?: number
}

/** A line of the log, as an earlier check found it. */
export interface KnownLine {
  readonly number: number
  readonly hash: string
}

/**
 * What a line tells of its time, as long as the chain holds:
 * - `proven`: when it was written
 * - `untimed`: nothing, since its hash does not cover the time, and its words, whose digest did, are gone
 * - `faulty`: nothing, since it is not what was written
 */
export type Timing = 'proven' | 'untimed' | 'faulty'

/** Follows the chain line by line. */
export class Walk {
  readonly faults: AuditFault[] = []
  lines = 0
  private readonly first: number
  private expected: number
  /** Null where the line before is missing. */
  private previous: string | null
  private readonly known: KnownLine | null
  private readonly redacted: { number: number; by: number }[] = []
  private readonly explained = new Map<number, (number: number) => boolean>()

  constructor(
    { first_number, first_previous }: Pick<AuditHeadTable, 'first_number' | 'first_previous'>,
    known: KnownLine | null,
  ) {
    this.known = known
    this.first = first_number
    this.expected = first_number
    this.previous = first_previous
    if (known && known.number < first_number)
      this.faults.push({ kind: 'expired', number: known.number })
  }

  check(line: AuditEntryTable): Timing {
    const { number, action, hash } = line
    this.lines += 1
    if (number < this.first) {
      this.faults.push({ kind: 'foreign', number })
      return 'faulty'
    }
    if (number > this.expected) this.miss(number - 1)
    const before = this.faults.length
    const isTimed = this.checkContent(line)
    if (number === this.known?.number && hash !== this.known.hash)
      this.faults.push({ kind: 'other', number })
    if (this.previous !== null && hashLine(this.previous, line) !== hash)
      this.faults.push({ kind: 'misplaced', number })
    this.previous = hash
    this.expected = number + 1
    if (this.faults.length > before) return 'faulty'
    if (action === 'logBroken') this.faults.push({ kind: 'broken', number })
    return isTimed ? 'proven' : 'untimed'
  }

  finish({ last_number, last_hash }: Pick<AuditHeadTable, 'last_number' | 'last_hash'>): void {
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

  /** Returns whether the line's time is covered by what still stands. */
  private checkContent(line: AuditEntryTable): boolean {
    const { number, action, format, salt, digest, details, redacted_by } = line
    const isKnown = format === 1 || format === FORMAT
    if (isKnown && redacted_by !== null && isEmptied(line)) {
      this.redacted.push({ number, by: redacted_by })
      return format !== 1
    }
    const isIntact = isKnown && redacted_by === null && salt !== null
    if (!isIntact || digestContent(line, salt, format) !== digest) {
      this.faults.push({ kind: 'changed', number })
      return false
    }
    if (action === 'customerDeleted')
      this.explained.set(number, readRanges(JSON.parse(details ?? '{}').lines ?? ''))
    return true
  }
}
