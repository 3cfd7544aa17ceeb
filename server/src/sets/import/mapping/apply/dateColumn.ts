import { date } from '@hausblick/contract/encoding/date.ts'
import type { MappedColumn } from '@hausblick/contract/mapping/profile.ts'
import { isNoEnd, readSerialDay } from '../../files/days.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { findCellError } from '../../problems/cellErrors.ts'
import { plainDate, readMonthFirst, SLASHED_DAY } from '../plainText.ts'
import { isBlank, OPEN_ENDED } from '../sniff.ts'
import type { ColumnReading, SettledColumn } from './settledColumn.ts'

const LAST_MONTH = 12
/** As cells that say that there is no value; an empty one would be filled from above. */
const NO_END = '–'

/** How a day is written: `digits` alone, or with slashes, where `american` has the month first and `open` may have. */
type DayForm = 'digits' | 'american' | 'open' | 'other'

/** Dates, which may be digits or begin with the month where all of a column do, and are none where they stand for no end. */
export class DateColumn implements SettledColumn {
  readonly index: number
  readonly #label: string
  readonly #counts: Record<DayForm, number> = { digits: 0, american: 0, open: 0, other: 0 }
  #example: string | undefined
  #endless: string | undefined

  readonly #canBeEndless: boolean
  readonly #isEnd: boolean

  constructor({ to }: MappedColumn, label: string, index: number, canBeEndless: boolean) {
    this.#isEnd = to === 'dateofrentalend'
    this.#label = label
    this.index = index
    this.#canBeEndless = canBeEndless
  }

  add({ cells }: SheetRow): boolean {
    const text = (cells[this.index] ?? '').trim()
    if (isBlank(text) || OPEN_ENDED.test(text) || findCellError(text, 'number') !== null)
      return false
    const form = formOf(text)
    if (form === null) return false
    this.#counts[form] += 1
    if (form === 'digits' || form === 'american') this.#example ??= text
    return form !== 'other'
  }

  settle(): void {}

  read({ cells }: SheetRow): string | null | undefined {
    const text = (cells[this.index] ?? '').trim()
    if (this.#isEnd && OPEN_ENDED.test(text)) return NO_END
    if (formOf(text) === 'open' && this.#counts.american > 0 && !this.#isAmerican) return null
    const settled = this.#settle(text)
    const iso = settled ?? date.read(plainDate(text))
    if (iso === null || !this.#canBeEndless || !isNoEnd(iso)) return settled ?? undefined
    this.#endless ??= text
    return NO_END
  }

  describe(): ColumnReading | null {
    const day = this.#example === undefined ? null : this.#settle(this.#example)
    const parts = [
      day === null ? null : `„${this.#example}“ gelesen als ${date.write(day)}`,
      this.#endless === undefined ? null : `„${this.#endless}“ gelesen als „kein Ende“`,
    ].filter((part) => part !== null)
    return parts.length === 0 ? null : { label: this.#label, text: parts.join(', '), isOpen: false }
  }

  get #isAmerican(): boolean {
    const { digits, american, other } = this.#counts
    return american > 0 && digits + other === 0
  }

  /** Returns the day of a cell that the whole column shows how to read; null for others. */
  #settle(text: string): string | null {
    const { digits, american, open, other } = this.#counts
    if (digits > 0 && american + open + other === 0) return readSerialDay(text)
    return this.#isAmerican ? readMonthFirst(text) : null
  }
}

function formOf(text: string): DayForm | null {
  if (readSerialDay(text) !== null) return 'digits'
  const [, first, second] = SLASHED_DAY.exec(text) ?? []
  if (second !== undefined && Number(second) > LAST_MONTH) return 'american'
  if (first !== undefined && Number(first) <= LAST_MONTH) return 'open'
  return date.read(plainDate(text)) === null ? null : 'other'
}
