import { foldText } from '@hausblick/figures/text.ts'
import type { SourceColumn } from './field.ts'

/** What every bank says of a payment, folded, among the headings of its statements. */
const OF_STATEMENTS: readonly RegExp[] = [
  /verwendungszweck|vwz/,
  /\biban\b|\bblz\b|kontonummer|auftragskonto/,
  /begunstigt|zahlungspflichtig|zahlungsempfanger|auftraggeber|empfanger|zahlungsbeteiligte/,
  /betrag|umsatz/,
]

/** Whether columns are those of a bank's statement. */
export function isStatement(columns: readonly SourceColumn[]): boolean {
  const headings = columns.map(({ heading }) => foldText(heading))
  return OF_STATEMENTS.every((pattern) => headings.some((heading) => pattern.test(heading)))
}
