import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import type { ExpenseKind, IncomeKind } from '@hausblick/contract/rows/builtInKinds.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { AccountSum } from '../apply/postings.ts'

// Patterns of folded text, in which `ae`, `oe` and `ue` are single letters: `Steuer` is `steur`.

/** Neither income nor expenses of a property: what belongs to others, is financed, or only moves. */
const IGNORED =
  /\bdepots?\b|(?:\b|soll|haben|darlehens?|kredit|schuld|verzugs|bank|hypothe(?:ken?|kar)|guthaben|stundungs|avals?|bereitstellungs)zins|tilgung|amortisation|darlehen|kredit|hypothek|privat|einlage|entnahme|ausschuttung|umsatzsteu|vorsteu|mwst|\bust\b|einkommensteu|korperschaftsteu|gewerbesteu|kapitalertragsteu|solidaritatszu|geldtransit|durchlauf|umbuchung|verrechnungskonto|treuhandkonto|bankkonto|girokonto|kasse|rucklagenkonto|abschreibung|\bafa\b|forderung|verbindlichkeit|debitoren|saldenvortrag|eroffnungsbilanz|jahresergebnis/
/** What is set aside has been paid by some and not by others. */
const SET_ASIDE = /rucklage|ruckstellung|erneuerungsfonds|reparaturfonds|zufuhrung|reserve/

/** `Zins` is rent to many managers, above all in the south. */
const RENT =
  /miet|pacht|stellpl|garage|nutzungsentgelt|nutzungsgebuhr|parkpl|\bhmz\b|(?:kalt|warm|grund|netto|brutto|bestands?|raum|wohn|haupt|laden|lokal)zins|zins(?:e|en)? (?:kalt|warm|netto|brutto)|\brent\b|rental/
/** Of tenants; a mere `Depot` may also be let. */
const DEPOSIT = /kaution|(?:bar|miet)sicherheit|(?:miet(?:er|zins)?|bar|sicherheits)-?depots?\b/
const INCOME: readonly (readonly [RegExp, IncomeKind])[] = [
  [
    /vorauszahl|vorausz\b|nebenkost|umlage|heizkost|betriebskost|akonto|\b(?:nk|bk|hk|hnk|bkv|nkv|hkv)\b/,
    'Vorauszahlung',
  ],
  [RENT, 'Kaltmiete'],
]

const EXPENSES: readonly (readonly [RegExp, ExpenseKind])[] = [
  [/hausgeld|wohngeld/, 'Hausgeld'],
  [/grundsteu|grund(?:besitz)?abgabe|liegenschaftssteu/, 'Grundsteuer'],
  [/versicher|haftpflicht|pramie/, 'Versicherung'],
  [/verwalt|honorar|bewirtschaftungsgebuhr/, 'Verwaltung'],
  [
    /reparatur|instandh|instands|(?<!haus)wartung|renovier|handwerk|sanier|modernisier|erhaltung|unterhalt|\bmaler|dachdeck|klempner|spengler|installat|sanitar|elektriker|tischler|schreiner|schlosser|glaser|baumeister|maintenance|repair/,
    'Instandhaltung',
  ],
  [/leerstand|erlosschmalerung|miet(?:zins)?(?:ausfall|minderung|verlust|reduktion)/, 'Leerstand'],
  [
    /wasser|mull|abfall|kehricht|strom|elektriz|heiz|\bgas\b|gasbezug|fernwarme|warmelieferung|brennstoff|energie|reinigung|hausmeister|hauswart|hausbesorger|hausbetreuung|gart(?:en|ner)|umgebung|pellet|winterdienst|aufzug|fahrstuhl|\blift|schornstein|kaminfeger|kaminkehrer|rauchfangkehrer|rauchwarn|rauchmelder|kabel|antenne|entwasser|kanal|betriebskost|beleuchtung|ungeziefer|schadlingsbekampf|schneeraum|messdienst|ablese/,
    'Betriebskosten',
  ],
]

const OTHER = /sonst|ubrige|diverse|entschadigung|erstattung|versicherungs(?:vergutung|leistung)/
const OTHER_KIND: IncomeKind & ExpenseKind = 'Sonstiges'

/**
 * Proposes what becomes of an account, by its name and the side it grows on; null where that is not plain. What may be rent is
 * never proposed to be ignored, except for deposits.
 */
export function proposeAccount({ account, name, debit, credit }: AccountSum): AccountUse | null {
  const said = foldText(name ?? account)
  if (DEPOSIT.test(said)) return { use: 'ignore' }
  if (IGNORED.test(said))
    return INCOME.some(([pattern]) => pattern.test(said)) ? null : { use: 'ignore' }
  if (SET_ASIDE.test(said)) return null
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
  if (isIncome === isExpense || IGNORED.test(said) || DEPOSIT.test(said)) return null
  return isIncome ? 'income' : 'expense'
}
