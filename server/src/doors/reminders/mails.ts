// Over 200 lines: all mails to owners share how they name customers, link and end.

import { customerParameter, detailsAddress } from '@hausblick/contract/addresses.ts'
import { reminderLinkAddress } from '@hausblick/contract/calls/reminders.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { describeDetails } from '@hausblick/figures/due/describeDue.ts'
import { MIN_GROUP } from '@hausblick/figures/due/groups.ts'
import { DATE_NAMES } from '@hausblick/figures/due/upcoming.ts'
import {
  describeMissing,
  describeMonth,
  nameMonth,
} from '@hausblick/figures/month/describeMonth.ts'
import type { MonthNews } from '@hausblick/figures/month/monthNews.ts'
import { plural } from '@hausblick/figures/plural.ts'
import type { Config } from '../../platform/config/config.ts'
import { aboutCustomer } from '../../platform/mail/about.ts'
import { type FindableMail, writeSignature } from '../../platform/mail/mail.ts'
import { fillMailText } from '../../platform/operator/mailTexts.ts'
import type { DueDate } from './dueDates.ts'

type Sender = Pick<Config, 'operator' | 'publicUrl'>
type NewsSender = Pick<Config, 'operator' | 'publicUrl' | 'mailTexts'>

/** What a mail says about a customer. */
export interface Portion<Content> {
  readonly customerId: string
  /** The customer's name, if it is known. */
  readonly customerName?: string | undefined
  /** Whether the recipient has no other customer, so that this one need not be named. */
  readonly isOnly: boolean
  readonly content: Content
}

/** The recipient, and the token that ends this kind of mail. */
export interface Recipient {
  readonly to: string
  readonly token: string
  /** Further kinds that the mail is of. */
  readonly others?: readonly Pick<News, 'token'>[]
}

/** Further dates are only counted. */
const MAX_LISTED = 50
/** The labels named of dates that are alike. */
const MAX_LABELS = 20

/** Writes the mail that reminds of dates. It names units and buildings, but no tenants and no amounts. */
export function writeDatesMail(
  recipient: Recipient,
  portions: readonly Portion<readonly DueDate[]>[],
  sender: Sender,
): FindableMail {
  const all = portions.flatMap(({ content }) => content)
  const farthest = Math.max(...all.map(({ daysLeft }) => daysLeft))
  const writeOne = (due: DueDate, portion: Named) => {
    const { subject } = due.date
    const address = addCustomer(detailsAddress(subject), portion)
    const lines = [`${describeWhen(due)}, ${toLine(subject.label)}`, ...describeMore(due)]
    return `${lines.join('\n')}\n${sender.publicUrl}${address}`
  }
  const parts = portions.map((portion) => {
    const { content } = portion
    const listed = groupAlike(content).slice(0, MAX_LISTED)
    const lines = listed.map((dues) =>
      dues.length < MIN_GROUP
        ? dues.map((due) => writeOne(due, portion)).join('\n\n')
        : writeMany(dues),
    )
    const rest = content.length - listed.flat().length
    return [
      ...head(portion),
      ...lines,
      ...(rest > 0 ? [plural(rest, 'und ein weiterer', `und ${rest} weitere`)] : []),
    ].join('\n\n')
  })
  const subject =
    farthest === 0 && all.some(({ date: { isNow } }) => isNow)
      ? plural(all.length, 'Ein Termin steht an', `${all.length} Termine stehen an`)
      : plural(
          all.length,
          `Ein Termin ${describeDays(farthest)}`,
          `${all.length} Termine bis ${describeDays(farthest)}`,
        )
  return writeReminder(recipient, sender, {
    subject,
    about: portions.map(({ customerId }) => aboutCustomer(customerId)),
    intro: 'wir erinnern Sie an:',
    parts: [...parts, `Alle Termine:\n\n${sender.publicUrl}${pages.dashboard.path}`],
  })
}

/** Returns the day and kind of a date, by which dates are alike. */
function describeWhen({ date: { kind, date: day, isNow }, daysLeft }: DueDate): string {
  const when = isNow ? `seit ${date.write(day)}` : `${date.write(day)} (${describeDays(daysLeft)})`
  return `${when}: ${DATE_NAMES[kind]}`
}

/** Returns what else is known, in a line; nothing if there is nothing. */
function describeMore({ date: due }: DueDate): string[] {
  const more = describeDetails(due, null).join(', ')
  return more === '' ? [] : [more.charAt(0).toUpperCase() + more.slice(1)]
}

/** Returns alike dates together, if they are many. */
function groupAlike(dues: readonly DueDate[]): DueDate[][] {
  const alikeAs = (due: DueDate) => [describeWhen(due), ...describeMore(due)].join('\n')
  return [...Map.groupBy(dues, alikeAs).values()].flatMap((alike) =>
    alike.length < MIN_GROUP ? alike.map((due) => [due]) : [alike],
  )
}

/** Writes alike dates without an address for each: the mail ends with that of all dates. */
function writeMany(dues: readonly DueDate[]): string {
  const labels = dues.slice(0, MAX_LABELS).map(({ date: { subject } }) => toLine(subject.label))
  const rest = dues.length - labels.length
  const lines = [
    ...labels,
    ...(rest > 0 ? [plural(rest, 'und ein weiterer', `und ${rest} weitere`)] : []),
  ].map((line) => `- ${line}`)
  const when = dues.slice(0, 1).map(describeWhen)
  const more = dues.slice(0, 1).flatMap(describeMore)
  return [`${when}, ${dues.length} Mal:`, ...more, ...lines].join('\n')
}

/** What is new of a kind, and the token that ends its mails. */
export interface News {
  readonly kind: 'document' | 'report'
  readonly portions: readonly Portion<number>[]
  readonly token: string
}

/**
 * Writes the mail that tells of new documents and reports. It says how many there are, since their names may name tenants. Of
 * the operator's own texts, that for the first kind is used.
 */
export function writeNewsMail(to: string, news: readonly News[], sender: NewsSender): FindableMail {
  const total = sum(news.flatMap(({ portions }) => portions))
  const said = news
    .map(({ kind, portions }, index) => {
      const text = describeNews[kind](sum(portions))
      return index === 0 ? text : text.replace(/^Eine/, 'eine')
    })
    .join(' und ')
  const customers = Map.groupBy(
    news.flatMap(({ kind, portions }) => portions.map((portion) => ({ ...portion, kind }))),
    ({ customerId }) => customerId,
  )
  const parts = [...customers.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const address = sender.publicUrl + addCustomer(pages.documents.path, first)
    const counts = [first, ...others].map(({ kind, content }) => describeNews[kind](content))
    return [[...head(first), ...(first.isOnly ? [] : counts), address].join('\n\n')]
  })
  const about = [...customers.keys()].map((customerId) => aboutCustomer(customerId))
  const recipient = { to, token: news[0]?.token ?? '', others: news.slice(1) }
  const own = news[0] && sender.mailTexts[news[0].kind]
  if (own) {
    const values = { operator: sender.operator.name, news: said, link: parts.join('\n\n') }
    return writeMail(recipient, sender, { ...fillMailText(own, values), about })
  }
  return writeReminder(recipient, sender, {
    subject: said,
    about,
    intro: `unter Ihren Dokumenten ${total === 1 ? 'liegt' : 'liegen'} für Sie: ${said}.`,
    parts,
  })
}

function sum(portions: readonly Portion<number>[]): number {
  return portions.reduce((total, { content }) => total + content, 0)
}

const describeNews = {
  document: (count: number) => (count === 1 ? 'Ein neues Dokument' : `${count} neue Dokumente`),
  report: (count: number) =>
    count === 1 ? 'Eine neue Jahresübersicht' : `${count} neue Jahresübersichten`,
}

/**
 * Writes the mail that says what the newest month has brought. It names units, but no tenants.
 *
 * @param today ISO 8601
 */
export function writeMonthMail(
  recipient: Recipient,
  portions: readonly Portion<MonthNews>[],
  sender: Sender,
  today = berlinDay(new Date()),
): FindableMail {
  const parts = portions.map((portion) => {
    const { content } = portion
    const said = describeMonth(content, formatMoney)
    const lines = content.missing.map(
      ({ label, missing }) => `- ${toLine(label)}: ${describeMissing(missing, formatMoney)}`,
    )
    return [
      ...head(portion),
      `Ihre Zahlen für ${nameMonth(content, today)} sind da${said === '' ? '' : `: ${said}`}.`,
      ...(lines.length > 0
        ? [`Was ${content.year} von vereinbarten Mieten fehlt:\n\n${lines.join('\n')}`]
        : []),
      sender.publicUrl + addCustomer(pages.dashboard.path, portion),
    ].join('\n\n')
  })
  const names = new Set(portions.map(({ content }) => nameMonth(content, today)))
  return writeReminder(recipient, sender, {
    subject:
      names.size === 1
        ? `Ihre Zahlen für ${[...names].join('')} sind da`
        : 'Ihre neuen Zahlen sind da',
    about: portions.map(({ customerId }) => aboutCustomer(customerId)),
    intro: '',
    parts,
  })
}

const euros = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** Formats cents as whole euros, as the dashboard does: `€ 1.234`. */
function formatMoney(cents: number): string {
  const amount = `€\u00a0${euros.format(Math.abs(cents) / 100)}`
  return cents < 0 ? `−\u00a0${amount}` : amount
}

interface Content extends Pick<FindableMail, 'subject' | 'about'> {
  readonly intro: string
  readonly parts: readonly string[]
}

function writeReminder(
  recipient: Recipient,
  sender: Sender,
  { intro, parts, ...content }: Content,
): FindableMail {
  const text = ['Guten Tag,', ...(intro === '' ? [] : [intro]), ...parts].join('\n\n')
  return writeMail(recipient, sender, { ...content, text })
}

function writeMail(
  { to, token, others = [] }: Recipient,
  { publicUrl, operator }: Sender,
  { subject, about, text }: Pick<FindableMail, 'subject' | 'about' | 'text'>,
): FindableMail {
  const [unsubscribeUrl, ...further] = [token, ...others.map((one) => one.token)].map(
    (each) => publicUrl + reminderLinkAddress(each),
  )
  return {
    to,
    subject,
    about,
    text: `${text}

Was wir Ihnen so mitteilen, bestimmen Sie in den Einstellungen. ${further.length > 0 ? 'Diese Arten' : 'Diese Art'} von E-Mails beenden Sie auch ohne Anmeldung:

${[unsubscribeUrl, ...further].join('\n\n')}

${writeSignature(operator)}`,
    unsubscribeUrl,
  }
}

type Named = Pick<Portion<unknown>, 'customerId' | 'customerName' | 'isOnly'>

function head({ customerId, customerName, isOnly }: Named): string[] {
  return isOnly ? [] : [`Kunde ${customerId}${customerName ? ` (${customerName})` : ''}:`]
}

function addCustomer(address: string, { customerId, isOnly }: Named): string {
  const [path = '', search = ''] = address.split('?')
  const query = writeSearch(customerParameter, search, isOnly ? null : customerId)
  return query === '' ? path : `${path}?${query}`
}

function describeDays(days: number): string {
  if (days === 0) return 'heute'
  return days === 1 ? 'morgen' : `in ${days} Tagen`
}

/** Puts a label on one line, so that it cannot imitate the mail's own text. */
function toLine(label: string): string {
  return label.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
