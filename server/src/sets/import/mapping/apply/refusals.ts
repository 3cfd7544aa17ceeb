import { FIRST_YEAR, LAST_YEAR } from '@hausblick/contract/year.ts'
import type { PostingOutcome } from './postings.ts'
import type { SourceValues } from './readValues.ts'

type Refusal = Exclude<
  PostingOutcome,
  'added' | 'outside' | 'ignored' | 'not booked' | 'unknown again'
>

const FIELDS: Readonly<Record<Refusal, readonly string[]>> = {
  unknown: ['account', 'accountname'],
  unowned: ['propertyid', 'objectid'],
  undated: ['date'],
  'unclear state': ['state'],
  reversal: ['reversal', 'taxkey'],
  foreign: ['currency'],
  'no amount': ['amount', 'debit', 'credit'],
  'both sides': ['debit'],
  'no side': ['side'],
  minus: ['amount', 'debit', 'credit'],
  contradiction: ['side'],
}

/** Returns the field whose cell is shown with a refused posting: the first that is filled. */
export function findField(refusal: Refusal, values: SourceValues): string {
  const fields = FIELDS[refusal]
  return fields.find((name) => (values[name] ?? null) !== null) ?? fields[0] ?? ''
}

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  unknown: 'Was mit diesem Konto geschieht, ist noch nicht festgelegt. Ordnen Sie es zu.',
  unowned:
    'Die Buchung nennt weder Einheit noch Objekt. Tragen Sie eines ein, oder lassen Sie die Zeile mit einer Regel aus.',
  undated: `Das Datum nennt keinen Monat von ${FIRST_YEAR} bis ${LAST_YEAR}. Tragen Sie Tag oder Monat der Buchung ein.`,
  'unclear state':
    'Ob diese Buchung zählt, ist nicht festgelegt. Wählen Sie bei der Zuordnung der Spalte, was das Wort bedeutet: „gebucht“ oder „nicht gebucht“.',
  reversal:
    'Die Buchung ist eine Generalumkehr, und ob Soll und Haben darin schon vertauscht sind, sagt die Datei nicht. Leeren Sie die Zelle, wenn die Buchung so zählt, wie sie dasteht; sonst vertauschen Sie auch „S“ und „H“.',
  foreign:
    'Der Betrag ist nicht in Euro und wird nicht gezählt. Tragen Sie Betrag und Währung in Euro ein, oder lassen Sie die Zeile mit einer Regel aus.',
  'no amount': 'Hier fehlt der Betrag. Tragen Sie ihn ein.',
  'both sides':
    'Soll und Haben sind beide ausgefüllt. Leeren Sie die Zelle, die nicht gemeint ist, oder teilen Sie die Zeile in zwei.',
  'no side':
    'Ob das Soll oder Haben ist, ist nicht zu erkennen. Tragen Sie „S“ oder „H“ ein, oder geben Sie in den Einstellungen der Spalte an, was der Wert bedeutet. Sagt die Spalte darüber nichts, lesen Sie sie nicht ein.',
  minus:
    'In der Datei stehen Beträge mit Minus. Wählen Sie unter „Wie stehen die Beträge?“, was es bedeutet.',
  contradiction:
    'Vorzeichen und Soll oder Haben widersprechen sich. Berichtigen Sie eines von beiden.',
}
