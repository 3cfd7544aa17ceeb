import { auditActions, auditActors, describeDetails } from '@hausblick/contract/audit.ts'
import { writeCsv } from '../export/csv.ts'
import { type StoredLine, toLine } from './read.ts'

const COLUMNS = ['Nummer', 'Zeitpunkt', 'Was', 'Wer', 'Rolle', 'Kunde', 'Einzelheiten', 'Prüfwert']

/** Writes lines as CSV for spreadsheets, times in UTC, a page at a time. */
export async function* writeLines(
  pages: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of pages) {
    yield writeCsv(COLUMNS, page.map(toRow), { header: isFirst })
    isFirst = false
  }
  if (isFirst) yield writeCsv(COLUMNS, [])
}

function toRow(stored: StoredLine) {
  const { number, at, action, actor, email, customerId, details } = toLine(stored)
  return {
    Nummer: number,
    Zeitpunkt: at,
    Was: auditActions[action],
    Wer: email,
    Rolle: actor === null ? '' : auditActors[actor],
    Kunde: customerId,
    Einzelheiten: describeDetails(details),
    Prüfwert: stored.hash,
  }
}
