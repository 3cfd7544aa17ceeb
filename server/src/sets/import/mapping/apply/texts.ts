import type { MappedColumn } from '@hausblick/contract/mapping/profile.ts'
import { quote } from '../../problems/problems.ts'
import { EXPECTED } from './encodings.ts'

export const NO_YEAR =
  'Von welchem Jahr die Monate sind, sagt die Überschrift nicht. Geben Sie es in der Zuordnung an.'

export const NO_YEAR_OF_DAY =
  'Von welchem Jahr der Tag ist, sagt die Datei nicht. Geben Sie es in der Zuordnung unter „Jahr“ an.'

export const NO_KEY =
  'Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder lassen Sie die Zeile mit einer Regel aus.'

export const NO_BUILDING =
  'Hier steht nur eine Kennung, also die einer Einheit ohne Objekt. Tragen Sie beide ein, wenn ein Objekt gemeint ist.'

const FOREIGN = /^(?:[A-Z]{3}|[$£¥])\s*-?\d|\d\s*(?:[A-Z]{3}|[$£¥])$/

export function describeUnread(text: string, type: MappedColumn['type']): string {
  if (type === 'money' && FOREIGN.test(text))
    return `${quote(text)} ist keine Angabe in Euro und wird nicht gezählt. Tragen Sie den Betrag in Euro ein.`
  return `${quote(text)} ist nicht lesbar: Erwartet wird ${EXPECTED[type]}. Berichtigen Sie den Wert, oder legen Sie in der Zuordnung fest, was er bedeutet.`
}
