import type { MappingProfile, SkipRule } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { readSection } from '../apply/sections.ts'

/** The rules that every proposal has: a row that is none of them and no record is refused. */
export const STANDARD_RULES: readonly SkipRule[] = [
  { name: 'Überschrift wiederholt', test: 'header' },
  { name: 'Titel wiederholt', test: 'title' },
  {
    name: 'Summe',
    test: 'begins',
    texts: ['Summe', 'Zwischensumme', 'Teilsumme', 'Objektsumme', 'Haussumme', 'Σ', 'Ergebnis'],
  },
  {
    name: 'Gesamtsumme',
    test: 'begins',
    texts: [
      'Gesamt',
      'Gesamtsumme',
      'Gesamtergebnis',
      'Endsumme',
      'Insgesamt',
      'Total',
      'Summe gesamt',
      'Summen',
    ],
  },
  {
    name: 'Übertrag',
    test: 'begins',
    texts: [
      'Übertrag',
      'Vortrag',
      'Saldovortrag',
      'Anfangsbestand',
      'Anfangssaldo',
      'Endsaldo',
      'Saldo',
    ],
  },
  {
    name: 'Fußnote',
    test: 'begins',
    texts: [
      '*',
      'Hinweis',
      'Anmerkung',
      'Fußnote',
      'Stand:',
      'Erstellt',
      'Gedruckt',
      'Druckdatum',
      'Seite',
      'Quelle',
    ],
  },
]

const BUILDING_WORDS = [
  'Objekt',
  'Haus',
  'Gebäude',
  'Liegenschaft',
  'Immobilie',
  'Wirtschaftseinheit',
  'Anwesen',
  'WEG',
]

const OWNER_WORDS = ['Eigentümer', 'Eigentümerin', 'Kunde', 'Mandant', 'Vermieter', 'Auftraggeber']

const ACCOUNT_WORDS = ['Konto', 'Sachkonto', 'Kostenart', 'Kontoblatt', 'Buchungskonto']

/** By the field that headings name for the rows below them: the words that begin them, and for sheets about what. */
const SECTIONS: Readonly<Record<string, readonly [readonly string[], readonly Subject[]]>> = {
  objectid: [BUILDING_WORDS, ['unit', 'posting']],
  customerid: [OWNER_WORDS, ['unit', 'building', 'loan', 'posting']],
  account: [ACCOUNT_WORDS, ['posting']],
}

/** Proposes what headings among the rows name, where no column does and some rows are such headings. */
export function proposeSections(
  rows: readonly SheetRow[],
  subject: Subject,
  named: ReadonlySet<string>,
): MappingProfile['sections'] {
  return Object.entries(SECTIONS).flatMap(([to, [texts, subjects]]) => {
    if (!subjects.includes(subject) || named.has(to)) return []
    const sections = [{ texts: [...texts], to }]
    return rows.some(({ cells }) => readSection(cells, { sections })) ? sections : []
  })
}

/** How many of the records must have a continuation row. */
const MOST = 0.5

/**
 * Proposes the columns in which rows go on with the row above: those that alone are filled in rows after half of the records.
 * Returns null for none.
 */
export function proposeContinuation(
  rows: readonly SheetRow[],
  labels: readonly (string | null)[],
  keyIndex: number,
): string[] | null {
  const filledIn = (cells: readonly string[]) =>
    cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]))
  const records = rows.filter(({ cells }) => (cells[keyIndex] ?? '').trim() !== '')
  const counts = new Map<number, number>()
  for (const { cells } of rows) {
    const [only, ...more] = filledIn(cells)
    if (only === undefined || more.length > 0 || only <= keyIndex) continue
    counts.set(only, (counts.get(only) ?? 0) + 1)
  }
  const continued = [...counts].filter(([, count]) => count >= records.length * MOST)
  const names = continued.flatMap(([index]) => labels[index] ?? [])
  return names.length === 0 ? null : names
}
