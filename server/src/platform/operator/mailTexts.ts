import type { MailKind } from '@hausblick/contract/calls/operator.ts'
import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'
import type { MailText, Operating } from '../config/operating.ts'

/** What stands in the texts of mails for what differs from one to the next. */
export const placeholders = {
  operator: '{Betreiber}',
  ...invitationPlaceholders,
  /** How many new documents or reports there are. */
  news: '{Neuigkeit}',
} as const

const { operator, customerId, link, news } = placeholders

const newsText: MailText = {
  subject: news,
  text: `Guten Tag,

unter Ihren Dokumenten liegt für Sie: ${news}.

${link}`,
}

/** What the service writes unless the operator has texts of their own. Of news, what operators begin with. */
export const defaultMailTexts: Readonly<Record<MailKind, MailText>> = {
  invitation: {
    subject: `Ihr Zugang zu Ihren Immobilien bei der ${operator}`,
    text: `Guten Tag,

die ${operator} lädt Sie ein, die Zahlen und Dokumente Ihrer Immobilien online einzusehen (Kundennummer ${customerId}).

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto an. Haben Sie hier schon eines, melden Sie sich bitte zuerst damit an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.`,
  },
  document: newsText,
  report: newsText,
}

/** Returns the text of a mail: the operator's own or the service's. */
export function mailTextOf({ mailTexts }: Pick<Operating, 'mailTexts'>, kind: MailKind): MailText {
  return mailTexts[kind] ?? defaultMailTexts[kind]
}

/** Puts what differs from mail to mail into a text; braces that name nothing stay. */
export function fillMailText(
  { subject, text }: MailText,
  values: Readonly<Partial<Record<keyof typeof placeholders, string>>>,
): MailText {
  const known = new Map<string, string>(
    Object.entries(values).map(([name, value]) => [
      placeholders[name as keyof typeof placeholders],
      value,
    ]),
  )
  const fill = (written: string) =>
    written.replaceAll(/\{[^{}\s]+\}/g, (placeholder) => known.get(placeholder) ?? placeholder)
  return { subject: fill(subject), text: fill(text) }
}
