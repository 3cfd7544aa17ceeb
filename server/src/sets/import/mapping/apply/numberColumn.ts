import { readScaled } from '@hausblick/contract/encoding/decimal.ts'
import type { MappedColumn } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { formOf, type NumberReading, toGerman } from '../numberForms.ts'
import { stripNumber } from '../plainText.ts'
import type { ColumnReading, SettledColumn } from './settledColumn.ts'

/** Sums, areas and counts, which have thousands. */
export class NumberColumn implements SettledColumn {
  readonly index: number
  readonly counts = { plain: 0, de: 0, en: 0, comma: 0, dot: 0 }
  readonly #label: string
  readonly #isMoney: boolean
  readonly #chosen: NumberReading | undefined
  #reading: NumberReading | null | undefined
  #example = ''
  #hasOpen = false

  constructor(
    { type, numbers }: Pick<MappedColumn, 'type' | 'numbers'>,
    label: string,
    index: number,
  ) {
    this.index = index
    this.#label = label
    this.#isMoney = type === 'money'
    this.#chosen = numbers
    this.#reading = numbers
  }

  add(row: SheetRow): boolean {
    const text = this.#textOf(row)
    const form = text === null ? null : formOf(text)
    if (text === null || form === null) return false
    this.counts[form] += 1
    const isOpen = form === 'comma' || form === 'dot'
    const tellsMore = isOpen && !this.#hasOpen
    if (tellsMore || (form === 'en' && this.#example === ''))
      this.#example = (row.cells[this.index] ?? '').trim()
    this.#hasOpen ||= isOpen
    return this.#chosen === undefined && (isOpen || form === 'en')
  }

  /** Decides by the column's own cells, or else by the other columns of the sheet. Amounts have no three decimals, unless a person says so. */
  settle(columns: readonly SettledColumn[]): void {
    if (this.#chosen !== undefined) return
    const { comma, dot } = this.counts
    const all = columns.flatMap((column) => (column instanceof NumberColumn ? [column.counts] : []))
    const own = this.counts.de + this.counts.en > 0
    const [de, en] = (['de', 'en'] as const).map((form) =>
      own ? this.counts[form] : all.reduce((sum, counts) => sum + counts[form], 0),
    ) as [number, number]
    if (de > 0 && en > 0) this.#reading = own || comma > 0 ? null : 'de'
    else if (en > 0) this.#reading = this.#isMoney && dot > 0 ? null : 'en'
    else if (de > 0) this.#reading = this.#isMoney && comma > 0 ? null : 'de'
    else this.#reading = comma > 0 ? null : 'de'
  }

  read(row: SheetRow): string | null | undefined {
    const text = this.#textOf(row)
    const form = text === null ? null : formOf(text)
    if (text === null || form === null || form === 'plain') return undefined
    const isOpen = form === 'comma' || form === 'dot'
    if (this.#reading === null) {
      const contradicts = this.counts.de > 0 && this.counts.en > 0
      return isOpen || contradicts ? null : undefined
    }
    const reading = this.#reading ?? 'de'
    return isOpen || form === reading ? toGerman(text, reading) : null
  }

  /** Whether a cell cannot be German by its column, in which a lone number would be. */
  isUnclear(row: SheetRow): boolean {
    const form = formOf(this.#textOf(row) ?? '')
    return (form === 'comma' || form === 'dot') && this.#reading !== 'de'
  }

  describe(): ColumnReading | null {
    if (this.#example === '') return null
    const shown = (reading: NumberReading) => show(toGerman(stripNumber(this.#example), reading))
    const isOpen = this.#reading === null
    const text = isOpen
      ? `„${this.#example}“ kann ${shown('en')} oder ${shown('de')} sein`
      : `„${this.#example}“ gelesen als ${shown(this.#reading ?? 'de')}`
    return { label: this.#label, text, isOpen }
  }

  /** Cells that a workbook stores as numbers say nothing about texts. */
  #textOf({ cells, numbers }: SheetRow): string | null {
    return numbers?.includes(this.index) ? null : stripNumber(cells[this.index] ?? '')
  }
}

const decimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })

function show(text: string): string {
  const thousandths = readScaled(text, 3)
  return thousandths === null ? text : decimal.format(thousandths / 1000)
}
