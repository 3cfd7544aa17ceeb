import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import type { ExpenseKind, IncomeKind } from '@hausblick/contract/rows/builtInKinds.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { AccountSum } from '../apply/postings.ts'

// Patterns of folded text, in which `ae`, `oe` and `ue` are single letters: `Steuer` is `steur`.

/** Neither income nor expenses of a property: what belongs to others, is financed, or only moves. */
const IGNORED =
  /kaution|(?:\b|soll|haben|darlehens?|kredit|schuld|verzugs|bank|hypotheken?|guthaben|stundungs|avals?)zins|tilgung|darlehen|kredit|hypothek|privat|einlage|entnahme|umsatzsteu|vorsteu|mwst|geldtransit|durchlauf|umbuchung|bankkonto|girokonto|kasse|rucklagenkonto|abschreibung|afa/

/** `Zins` is rent to many managers, above all in the south. */
const RENT =
  /miet|pacht|stellpl|garage|nutzungsentgelt|parkpl|(?:kalt|warm|grund|netto|brutto|bestands?|raum|wohn|haupt|laden|lokal)zins|zins(?:e|en)? (?:kalt|warm|netto|brutto)/
const DEPOSIT = /kaution/
const INCOME: readonly (readonly [RegExp, IncomeKind])[] = [
  [/vorauszahl|nebenkost|umlage|heizkost|betriebskost|\b(?:nk|bk|hk)\b/, 'Vorauszahlung'],
  [RENT, 'Kaltmiete'],
]

const EXPENSES: readonly (readonly [RegExp, ExpenseKind])[] = [
  [/hausgeld|wohngeld/, 'Hausgeld'],
  [/grundsteu/, 'Grundsteuer'],
  [/versicher|haftpflicht/, 'Versicherung'],
  [/verwalt|honorar/, 'Verwaltung'],
  [
    /reparatur|instandh|instands|wartung|renovier|handwerk|sanier|modernisier|erhaltung/,
    'Instandhaltung',
  ],
  [/leerstand/, 'Leerstand'],
  [
    /wasser|mull|abfall|strom|heiz|\bgas\b|gasbezug|fernwarme|brennstoff|energie|reinigung|hausmeister|hauswart|garten|winterdienst|aufzug|schornstein|kabel|antenne|entwasser|betriebskost|beleuchtung|ungeziefer|schneeraum/,
    'Betriebskosten',
  ],
]

const OTHER = /sonst|ubrige|diverse|entschadigung|erstattung/
const OTHER_KIND: IncomeKind & ExpenseKind = 'Sonstiges'

/**
 * Proposes what becomes of an account, by its name and the side it grows on; null where that is not plain. What may be rent is
 * never proposed to be ignored, except for deposits.
 */
export function proposeAccount({ account, name, debit, credit }: AccountSum): AccountUse | null {
  const said = foldText(name ?? account)
  if (IGNORED.test(said))
    return INCOME.some(([pattern]) => pattern.test(said)) && !DEPOSIT.test(said)
      ? null
      : { use: 'ignore' }
  const isIncome = credit > debit
  const [use, kinds] = isIncome ? (['income', INCOME] as const) : (['expense', EXPENSES] as const)
  const kind = kinds.find(([pattern]) => pattern.test(said))?.[1]
  if (kind !== undefined) return { use, kind }
  return OTHER.test(said) ? { use, kind: OTHER_KIND } : null
}

/** Returns what an account surely is, by its name alone; null if that is not plain. */
export function nameUse(name: string): 'income' | 'expense' | null {
  const said = foldText(name)
  const isIncome = INCOME.some(([pattern]) => pattern.test(said))
  const isExpense = EXPENSES.some(([pattern]) => pattern.test(said))
  if (isIncome === isExpense || IGNORED.test(said)) return null
  return isIncome ? 'income' : 'expense'
}
