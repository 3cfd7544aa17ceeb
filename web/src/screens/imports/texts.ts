import type { ImportState } from '../../base/data/imports.ts'
import { formatCount } from '../../base/format/number.ts'

export const heading = 'Zahlen einlesen'
export const allImports = 'Alle Vorgänge'
export const whichImport = 'Welchen Vorgang möchten Sie sehen?'
export const failed = 'Der Vorgang konnte nicht geladen werden.'
export const steps = 'Schritte'
export const stepDone = '(erledigt)'
export const stepNames = {
  files: 'Dateien',
  columns: 'Spalten zuordnen',
  check: 'Prüfen',
  differences: 'Unterschiede',
  apply: 'Übernehmen',
} as const
export const discard = 'Verwerfen'
export const discardQuestion = 'Diesen Vorgang verwerfen?'
export const discardNote =
  'Es wurde noch nichts gespeichert, und es wird nichts gespeichert. Zuordnungen, die Sie benannt haben, bleiben erhalten.'
export const keep = 'Weiter bearbeiten'

/** What another import that is under way does at the moment. */
const doings: Readonly<Partial<Record<ImportState, string>>> = {
  checked: 'sieht sich gerade Unterschiede an',
  applying: 'übernimmt gerade Zahlen',
  undoing: 'nimmt gerade einen Vorgang zurück',
}
export const other = (by: string, state: ImportState) =>
  `${by} ${doings[state] ?? 'liest gerade Zahlen ein'}.`
export const othersNote =
  'Wer zuerst übernimmt, dessen Zahlen gelten zuerst; der andere Vorgang wird dann neu geprüft.'

export const pages = 'Seiten der Liste'
export const shown = (first: number, last: number, total: number) =>
  `${formatCount(first)} bis ${formatCount(last)} von ${formatCount(total)}`
export const back = 'Zurück'
export const forward = 'Weiter'
export const pageBefore = 'Zurück: vorige Seite der Liste'
export const pageAfter = 'Weiter: nächste Seite der Liste'
export const nameOf = (file: string, sheet: string | null) =>
  sheet === null ? file : `${file} · Blatt „${sheet}“`
