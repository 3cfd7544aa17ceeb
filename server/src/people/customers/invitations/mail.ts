import type { Config } from '../../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'
import { fillMailText, mailTextOf } from '../../../platform/operator/mailTexts.ts'

/**
 * Writes the mail that invites owners in the operator's name, with placeholders for what differs. Its link makes an account or
 * adds the customer to one.
 */
export function writeInvitation(
  config: Pick<Config, 'operator' | 'mailTexts'>,
): Pick<Mail, 'subject' | 'text'> {
  const { operator } = config
  const own = mailTextOf(config, 'invitation')
  const { subject, text } = fillMailText(own, { operator: operator.name })
  return { subject, text: `${text}\n\n${writeSignature(operator)}` }
}
