import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { describeDetails, nameAmount, UNKNOWN_RISE } from '@hausblick/figures/due/describeDue.ts'
import type { Due, DueKind } from '@hausblick/figures/due/due.ts'
import type { DueLine } from '@hausblick/figures/due/groups.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatMonth } from '../../../base/format/month.ts'
import { formatCount } from '../../../base/format/number.ts'
import type { NewsLine } from './news.ts'

export const heading = 'Was ansteht'
export const failure = 'Was ansteht, konnte nicht geladen werden.'
export const nothing = 'Zurzeit steht nichts an.'
export const nothingOf = {
  object: 'Für dieses Objekt steht zurzeit nichts an.',
  unit: 'Für diese Einheit steht zurzeit nichts an.',
} as const
export const promise =
  'Hier stehen Mieterhöhungen, Leerstand, auslaufende Verträge und Zinsbindungen, sobald es so weit ist.'
export const all = (count: string) => `Alle ${count} anzeigen`
export const fewer = 'Weniger anzeigen'
export const toCalendar = 'In meinen Kalender übernehmen'

/** How amounts are reckoned, by what is listed. */
export const how: Readonly<Partial<Record<DueKind, string>>> = {
  rentIncrease:
    'Mieten: Ihre Verwaltung hat den Tag vorgemerkt; ob und wie weit die Miete steigen darf, ist zu prüfen. Gerechnet wird bei Wohnungen bis zur Marktmiete, um höchstens 20 % in drei Jahren oder 15 %, wo Ihre Verwaltung das für den Ort eingetragen hat (§ 558 BGB), und frühestens 15 Monate nach Vertragsbeginn. Was die letzten drei Jahre schon gebracht haben, zählt mit, ist aber nicht erfasst. Bei Staffel- und Indexmieten, Läden, Büros und Stellplätzen gilt der Vertrag.',
  noticeAfterTenYears:
    'Kredite: Zehn Jahre nach der Auszahlung sind sie mit sechs Monaten Frist kündbar (§ 489 BGB), auch wenn der Zins noch fest ist und ohne Entschädigung, sofern seither kein neuer Zins vereinbart wurde. Nach der Kündigung ist der Betrag in sechs Monaten zurückzuzahlen, spätestens zwei Wochen danach: Sonst gilt die Kündigung als nicht erfolgt.',
  vacancy: 'Leerstand: die Marktmiete im Monat, sonst die zuletzt erfasste Miete.',
  uncovered:
    'Kredite: Einnahmen weniger Ausgaben und Kreditraten, im Durchschnitt der gezeigten Monate. Einheiten, die mehr tilgen, als ihnen fehlt, stehen hier nicht.',
}

/** What one of a kind is called. */
const names: Readonly<Record<DueKind, (due: Pick<Due, 'isNow' | 'date'>) => string>> = {
  rentIncrease: ({ isNow, date }) =>
    isNow ? 'Mieterhöhung zu prüfen' : `Mieterhöhung ${from(date)} zu prüfen`,
  rentStep: ({ isNow, date }) =>
    isNow ? 'Staffel laut Vertrag' : `Nächste Staffel laut Vertrag ${from(date)}`,
  rentIndex: ({ isNow, date }) =>
    isNow ? 'Anpassung nach Index möglich' : `Anpassung nach Index möglich ${from(date)}`,
  vacancy: () => 'Einheit freistehend',
  uncovered: () => 'Einheit trägt ihren Kredit nicht',
  tenancyEnd: ({ date }) => `Mietvertrag endet ${on(date)}`,
  modernisation: ({ date }) => `Modernisierung ${on(date)} geplant`,
  fixedInterestEnd: ({ date }) => `Zinsbindung endet ${on(date)}`,
  noticeAfterTenYears: ({ isNow, date }) =>
    isNow ? 'Kredit kündbar (§ 489 BGB)' : `Kredit kündbar ${from(date)} (§ 489 BGB)`,
  loanRepaid: ({ date }) => `Kredit abbezahlt ${on(date)}`,
  loanMaturity: ({ date }) => `Kredit ${on(date)} zur Rückzahlung fällig`,
}

/** What several of a kind are called. */
const groupNames: Readonly<Record<DueKind, (count: string, isNow: boolean) => string>> = {
  rentIncrease: (count, isNow) => `${count} Mieterhöhungen ${isNow ? '' : 'bald '}zu prüfen`,
  rentStep: (count) => `${count} Staffeln laut Vertrag`,
  rentIndex: (count) => `${count} Anpassungen nach Index möglich`,
  vacancy: (count) => `${count} Einheiten freistehend`,
  uncovered: (count) => `${count} Einheiten tragen ihren Kredit nicht`,
  tenancyEnd: (count) => `${count} Mietverträge enden`,
  modernisation: (count) => `${count} Modernisierungen geplant`,
  fixedInterestEnd: (count) => `Zinsbindung von ${count} Krediten endet`,
  noticeAfterTenYears: (count) => `${count} Kredite kündbar (§ 489 BGB)`,
  loanRepaid: (count) => `${count} Kredite abbezahlt`,
  loanMaturity: (count) => `${count} Kredite zur Rückzahlung fällig`,
}

export function nameDue(due: Due): string {
  return names[due.kind](due)
}

export function nameLine({ kind, isNow, members }: DueLine): string {
  if (members.length === 1) return nameDue(members[0])
  return groupNames[kind](formatCount(members.length), isNow)
}

/** The amount of a group, and from when. */
export function describeGroup({ kind, isNow, members, date, amount }: DueLine): string {
  const sum = amount.known === 0 ? null : nameAmount(kind, formatMoney(amount.sum), isNow)
  const isPart = sum && amount.known < members.length
  return joined([
    sum ?? (members.some(({ rise }) => rise?.cap) ? UNKNOWN_RISE : null),
    isPart && 'soweit bekannt',
    date && (isNow ? since(date) : from(date)),
  ])
}

/** The subject of an entry, and what is known of it. */
export function describeDue(due: Due): string {
  return joined([
    due.subject.label,
    describeMatter(due),
    due.principal ? `davon ${formatMoney(due.principal)} Tilgung` : null,
  ])
}

/** Since when something holds, and what is known of it. */
export function describeMatter(due: Due): string {
  const { isNow, date } = due
  return joined([isNow && date && since(date), ...describeDetails(due, formatMoney)])
}

/** What is new is called by its name; several documents together are counted. */
export function nameNews({ documents }: NewsLine): string {
  const [{ fileName }] = documents
  if (documents.length === 1) return readFileName(fileName)?.name ?? fileName
  return `${formatCount(documents.length)} neue Dokumente`
}

export const sinceVisit = (moment: string) =>
  `seit Ihrem letzten Besuch am ${formatDate(berlinDay(new Date(moment)))}`

export const describeNew = (type: string, moment: string) =>
  joined([type, `neu seit ${formatDate(berlinDay(new Date(moment)))}`])

export const read = 'Lesen'
export const open = 'Öffnen'

export const actionOf = (kind: DueKind) => (kind === 'fixedInterestEnd' ? 'Vergleichen' : 'Ansehen')

const joined = (parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')

/** `am 30.06.2027`, `im Juni 2027`, `2027` */
function on(date: string | null): string {
  return inWords(date, 'am ', 'im ', '')
}

function from(date: string | null): string {
  return inWords(date, 'ab ', 'ab ', 'ab ')
}

/** `seit Juni 2025`; the day does not matter any more. */
function since(date: string): string {
  return inWords(date.slice(0, 7), 'seit ', 'seit ', 'seit ')
}

function inWords(date: string | null, day: string, month: string, year: string): string {
  const [, number] = date?.split('-') ?? []
  if (date === null || date.length === 10) return `${day}${formatDate(date ?? '')}`
  const label = MONTH_LABELS[Number(number) - 1]
  return label ? `${month}${formatMonth(label)} ${date.slice(0, 4)}` : `${year}${date}`
}
