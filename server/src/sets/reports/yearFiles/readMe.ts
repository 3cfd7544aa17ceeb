import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatDate } from '../../../platform/print/format.ts'
import { hasDepreciation, NO_TAX_FORM, stillNeeded } from '../texts.ts'

/** Writes what the files of a year are and what is not among them, in German, with CRLF for any editor. */
export function writeReadMe(
  report: YearlyReport,
  { count, unreadable }: { readonly count: number; readonly unreadable: readonly string[] },
): string {
  const { year, today, customerId } = report
  const lines = [
    `Unterlagen für das Steuerjahr ${year}`,
    `Kundennummer ${customerId}, Stand ${formatDate(today)}`,
    '',
    'Was darin ist',
    '',
    `- Jahresübersicht ${year}.pdf und .xlsx: Einnahmen und Ausgaben, Kredite, Objekte und Einheiten.`,
    '- Tabellen: dasselbe als CSV, darunter Zinsen und Tilgung je Kredit im Jahr (Kredite.csv) und nach',
    '  Monaten (Kredite nach Monaten.csv).',
    hasDepreciation(report)
      ? '- Tabellen/Abschreibung.csv: die Abschreibung, berechnet aus dem, was dazu erfasst ist.'
      : '- Eine Abschreibung ist nicht dabei: Dazu ist nichts erfasst.',
    count > 0
      ? `- Unterlagen: ${count === 1 ? 'das Dokument' : `die ${count} Dokumente`} mit einem Datum im Jahr ${year}, in Ordnern nach ihrer Art; bei E-Rechnungen (XML) liegt eine Ansicht als PDF.`
      : `- Dokumente sind nicht dabei: Keines hat ein Datum im Jahr ${year}${unreadable.length > 0 ? ' und ließ sich lesen' : ''}.`,
    ...(unreadable.length > 0
      ? [
          '',
          'Diese Dokumente ließen sich nicht lesen und fehlen. Bitte melden Sie sich bei Ihrer Verwaltung:',
          '',
          ...unreadable.map((name) => `- ${name}`),
        ]
      : []),
    '',
    'Was nicht darin ist',
    '',
    '- Dokumente ohne Datum, mit dem Datum eines anderen Jahres und entfernte Dokumente.',
    ...stillNeeded(report).map((needed) => `- ${needed}`),
    '',
    NO_TAX_FORM.replace(' Ihre Steuerberatung braucht außerdem, soweit es auf Sie zutrifft:', ''),
    'Ein Apostroph vor =, +, - oder @ am Anfang eines Textes hält Tabellenkalkulationen davon ab, ihn für eine Formel',
    'zu halten; er gehört nicht zum Text.',
    '',
  ]
  return lines.join('\r\n')
}
