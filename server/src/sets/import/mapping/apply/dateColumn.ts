import { date } from '@hausblick/contract/encoding/date.ts'
import { isNoEnd, readSerialDay } from '../../files/days.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { findCellError } from '../../problems/cellErrors.ts'
import { plainDate } from '../plainText.ts'
import { isBlank, OPEN_ENDED } from '../sniff.ts'
import type { ColumnReading, SettledColumn } from './settledColumn.ts'

/** Dates, which may be the numbers of days where all of a column are, and are none where they stand for no end. */
export class DateColumn implements SettledColumn {
  readonly index: number
  readonly #label: string
  #serials = 0
  #others = 0
  #serial: string | undefined
  #endless: string | undefined

  readonly #canBeEndless: boolean

  constructor(label: string, index: number, canBeEndless: boolean) {
    this.#label = label
    this.index = index
    this.#canBeEndless = canBeEndless
  }

  add({ cells }: SheetRow): boolean {
    const text = (cells[this.index] ?? '').trim()
    if (isBlank(text) || OPEN_ENDED.test(text) || findCellError(text, 'number') !== null)
      return false
    if (readSerialDay(text) === null) {
      if (date.read(plainDate(text)) !== null) this.#others += 1
      return false
    }
    this.#serials += 1
    this.#serial ??= text
    return true
  }

  settle(): void {}

  read({ cells }: SheetRow): string | undefined {
    const text = (cells[this.index] ?? '').trim()
    const serial = this.#others === 0 && this.#serials > 0 ? readSerialDay(text) : null
    const iso = serial ?? date.read(plainDate(text))
    if (iso === null || !this.#canBeEndless || !isNoEnd(iso)) return serial ?? undefined
    this.#endless ??= text
    // As cells that say that there is no value; an empty one would be filled from above.
    return '–'
  }

  describe(): ColumnReading | null {
    const day =
      this.#others === 0 && this.#serial !== undefined ? readSerialDay(this.#serial) : null
    const parts = [
      day === null ? null : `„${this.#serial}“ gelesen als ${date.write(day)}`,
      this.#endless === undefined ? null : `„${this.#endless}“ gelesen als „kein Ende“`,
    ].filter((part) => part !== null)
    return parts.length === 0 ? null : { label: this.#label, text: parts.join(', '), isOpen: false }
  }
}
