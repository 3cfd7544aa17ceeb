import type { GuestRights } from '@hausblick/contract/guests.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'
import { describeRights } from './describe.ts'

export interface GuestInvitation {
  readonly to: string
  /** The email address of who invites. */
  readonly invitedBy: string
  readonly rights: GuestRights
  readonly link: string
}

/** Invites a guest, with the link that makes or opens their account. */
export function writeGuestMail(
  { to, invitedBy, rights, link }: GuestInvitation,
  { operator }: Pick<Config, 'operator'>,
): Mail {
  return {
    to,
    subject: 'Einladung, Unterlagen zu Immobilien einzusehen',
    text: `Guten Tag,

${invitedBy} lädt Sie ein, Unterlagen zu seinem oder ihrem Immobilienbestand bei der ${operator.name} einzusehen: ${describeRights(rights)}. Sie können lesen, aber nichts ändern.

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto mit dieser E-Mail-Adresse an. Haben Sie hier schon eines, melden Sie sich bitte zuerst damit an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.

${writeSignature(operator)}`,
  }
}
