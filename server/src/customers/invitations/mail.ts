import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'
import type { Config } from '../../config/config.ts'
import { type Mail, writeSignature } from '../../mail/mail.ts'

const { customerId, link } = invitationPlaceholders
const OPERATOR = '{Betreiber}'

/** What the service writes unless the operator has texts of their own. */
const invitationTemplate = {
  subject: `Ihr Zugang zu Ihren Immobilien bei der ${OPERATOR}`,
  text: `Guten Tag,

die ${OPERATOR} lädt Sie ein, die Zahlen und Dokumente Ihrer Immobilien online einzusehen (Kundennummer ${customerId}).

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto an. Haben Sie hier schon eines, melden Sie sich bitte zuerst damit an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.`,
}

/**
 * Writes the mail that invites owners in the operator's name, with placeholders for what differs. Its link makes an account or
 * adds the customer to one.
 */
export function writeInvitation({
  operator,
  mailTexts,
}: Pick<Config, 'operator' | 'mailTexts'>): Pick<Mail, 'subject' | 'text'> {
  const { subject, text } = mailTexts.invitation ?? invitationTemplate
  const name = (written: string) => written.replaceAll(OPERATOR, () => operator.name)
  return { subject: name(subject), text: `${name(text)}\n\n${writeSignature(operator)}` }
}
