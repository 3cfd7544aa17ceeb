import type { Config } from '../../config/config.ts'
import { type Mail, writeSignature } from '../../mail/mail.ts'

interface OwnerInvitation {
  readonly to: string
  readonly customerId: string
  readonly link: string
}

/** Invites an owner in the operator's name, with the link that makes an account or adds the customer to one. */
export function writeOwnerMail(
  { to, customerId, link }: OwnerInvitation,
  { operator }: Pick<Config, 'operator'>,
): Mail {
  return {
    to,
    subject: `Ihr Zugang zu Ihren Immobilien bei der ${operator.name}`,
    text: `Guten Tag,

die ${operator.name} lädt Sie ein, die Zahlen und Dokumente Ihrer Immobilien online einzusehen (Kundennummer ${customerId}).

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto an. Haben Sie hier schon eines, melden Sie sich bitte zuerst damit an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.

${writeSignature(operator)}`,
  }
}
