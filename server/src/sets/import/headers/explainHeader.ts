import { foldText } from '@hausblick/figures/text.ts'
import type { SheetRow } from '../files/sheet.ts'
import { quote } from '../problems/problems.ts'
import { normaliseHeader, recogniseKind } from './recogniseKind.ts'

/** How many rows are searched for a header below titles. */
export const SEARCHED_ROWS = 30

/** Why a sheet cannot be read as it stands, in German, with the line that shows it. */
export interface HeaderExplanation {
  readonly line: number
  readonly message: string
  /** Whether the header has the names of our fields, so that leaving the sheet out would lose a table. */
  readonly isOurs: boolean
}

/** Words in the column names of a list of postings. */
const BOOKING = new Set([
  'soll',
  'haben',
  'konto',
  'kontonummer',
  'gegenkonto',
  'beleg',
  'belegnr',
  'belegnummer',
  'belegdatum',
  'buchung',
  'buchungstext',
  'buchungsdatum',
  'valuta',
  'wertstellung',
  'verwendungszweck',
  'umsatz',
])
/**
 * Words in the name of a column that gives each row's month or day. A plain date counts only as the whole name, since
 * leases have dates too.
 */
const PERIOD = new Set([
  'monat',
  'month',
  'periode',
  'zeitraum',
  'buchungsmonat',
  'buchungsdatum',
  'belegdatum',
  'valuta',
  'wertstellung',
])
const DATE = new Set(['datum', 'date'])
const AMOUNT = new Set([
  'betrag',
  'amount',
  'miete',
  'einnahme',
  'einnahmen',
  'ausgabe',
  'ausgaben',
  'income',
  'expenses',
  'summe',
  'saldo',
])
const ACCOUNT = new Set(['soll', 'haben', 'umsatz'])
const MONTH =
  /^(?:(?:jan(?:uar)?|feb(?:ruar)?|marz?|mrz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\.?(?: ?(?:\d{2}|\d{4}))?|(?:0?[1-9]|1[0-2])[./](?:\d{2}|\d{4}))$/
/** The fewest month columns that make a table of months. */
const LEAST_MONTHS = 6
const LEAST_NAMES = 3
const SHOWN_NAMES = 4

/**
 * Explains why the first rows of a sheet are no table: titles above the header, a row for each posting or month, or columns
 * named by months. Returns null if none of these.
 */
export function explainHeader(rows: readonly SheetRow[]): HeaderExplanation | null {
  const index = findHeader(rows)
  const header = index === null ? undefined : rows[index]
  if (index === null || !header) return null
  const { line } = header
  const names = header.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isOurs = recogniseKind(normaliseHeader(header.cells), null).result === 'recognised'
  const advice = isJournal(names)
    ? JOURNAL
    : hasMonths(names)
      ? MONTHS
      : index > 0
        ? isOurs
          ? TITLES
          : TITLES_AND_NAMES
        : null
  return advice === null ? null : { line, message: `${locate(names, index)}${advice}`, isOurs }
}

/** What to do about a table with a row for each posting or month. */
export const JOURNAL =
  'Das ist ein Journal mit einer Zeile je Buchung oder Monat. Hausblick liest eine Zeile je Einheit, Objekt oder Kunde, mit einer Spalte je Monat, etwa „propertyincome012025“ und „propertyexpenses012025“: Summieren Sie die Buchungen nach Einheit und Monat, zum Beispiel mit einer Pivot-Tabelle, und lesen Sie deren Ergebnis ein.'

const MONTHS =
  'Die Spalten heißen nach Monaten. Benennen Sie sie nach Feld, Monat und Jahr, etwa „propertyincome012025“ für die Einnahmen einer Einheit im Januar 2025, und „customerid“ und „propertyid“ die Spalten mit Kundennummer und Kennung.'

const TITLES = 'Löschen Sie die Zeilen darüber, und lesen Sie die Tabelle noch einmal ein.'

const TITLES_AND_NAMES =
  'Löschen Sie die Zeilen darüber, und benennen Sie die Spalten nach den Feldern der Tabelle, etwa „customerid“, „propertyid“, „street“ und „number“ für die Einheiten (property-overview).'

/** Whether columns are those of a table with a row for each posting or month. */
function isJournal(names: readonly string[]): boolean {
  const split = names.map((name) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  )
  const count = (words: ReadonlySet<string>) =>
    split.filter((name) => name.some((word) => words.has(word))).length
  const dates = split.filter((name) => name.length === 1 && DATE.has(name[0] ?? '')).length
  return count(BOOKING) >= 3 || (count(PERIOD) + dates > 0 && count(AMOUNT) + count(ACCOUNT) > 0)
}

/** Returns whether a column gives the month or day of its row. */
export function isPeriod(name: string): boolean {
  return isJournal([name, 'betrag'])
}

function hasMonths(names: readonly string[]): boolean {
  return names.filter((name) => MONTH.test(foldText(name))).length >= LEAST_MONTHS
}

/** Returns where the header is if it is not in the first row. */
function locate(names: readonly string[], index: number): string {
  if (index === 0) return ''
  const shown = names.slice(0, SHOWN_NAMES).map(quote).join(', ')
  return `Die Überschriften (${shown} …) stehen nicht in der ersten Zeile. `
}

/**
 * Returns the index of the row that names columns: the first of ours, or else the first with as many words as the table has
 * columns, none of them a number or date, above a row of values.
 */
function findHeader(rows: readonly SheetRow[]): number | null {
  const ours = rows.findIndex(
    ({ cells }) => recogniseKind(normaliseHeader(cells), null).result === 'recognised',
  )
  if (ours !== -1) return ours
  const widest = Math.max(0, ...rows.map(countFilled))
  const found = rows.findIndex((row, index) => {
    const filled = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const next = rows[index + 1]
    return (
      filled.length >= LEAST_NAMES &&
      filled.length > widest / 2 &&
      (hasMonths(filled) || filled.every((cell) => !VALUE.test(cell))) &&
      next?.cells.some((cell) => VALUE.test(cell.trim()))
    )
  })
  return found === -1 ? null : found
}

/** A number, amount or date rather than a name. */
const VALUE = /^[-+]?\d[\d.,/ -]*(?:€|%|m²)?$/

function countFilled({ cells }: SheetRow): number {
  return cells.filter((cell) => cell.trim() !== '').length
}
