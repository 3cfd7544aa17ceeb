import type { GuestRights } from '@hausblick/contract/guests.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'
import { describeRights } from './describe.ts'

export interface GuestInvitation {
  readonly to: string
  /** The email address of the member who invites, or the owner in whose name the operator does. */
  readonly invitedBy: { readonly email: string } | { readonly owner: string }
  readonly rights: GuestRights
  readonly link: string
}

/** Invites a guest, with the link that makes or opens their account. */
export function writeGuestMail(
  { to, invitedBy, rights, link }: GuestInvitation,
  { operator }: Pick<Config, 'operator'>,
): Mail {
  const invites =
    'email' in invitedBy
      ? `${invitedBy.email} lädt Sie ein, Unterlagen zu seinem oder ihrem Immobilienbestand bei der ${operator.name} einzusehen`
      : `Die ${operator.name} lädt Sie ein, Unterlagen zum Immobilienbestand von ${invitedBy.owner} einzusehen`
  return {
    to,
    subject: 'Einladung, Unterlagen zu Immobilien einzusehen',
    text: `Guten Tag,

${invites}: ${describeRights(rights)}. Sie können lesen, aber nichts ändern.

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto mit dieser E-Mail-Adresse an. Haben Sie hier schon eines, melden Sie sich bitte zuerst damit an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.

${writeSignature(operator)}`,
  }
}

export interface GuestNotice {
  readonly to: string
  readonly kind: 'invited' | 'changed'
  /** The guest's email address. */
  readonly guest: string
  readonly rights: GuestRights
}

/** Tells an owner that the operator has invited a guest for them, or changed what one may read. */
export function writeGuestNotice(
  { to, kind, guest, rights }: GuestNotice,
  { operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>,
): Mail {
  const [subject, done] =
    kind === 'invited'
      ? ['Ein Gast für Ihren Bestand ist eingeladen', 'für Sie einen Gast eingeladen']
      : ['Die Rechte eines Gastes sind geändert', 'geändert, was ein Gast von Ihnen lesen darf']
  return {
    to,
    subject,
    text: `Guten Tag,

wir haben ${done}: ${guest} darf lesen: ${describeRights(rights)}. Ändern kann ein Gast nichts.

Wenn Sie das nicht möchten, beenden Sie den Zugang in Ihren Einstellungen; er endet sofort:

${publicUrl}${pages.settingsPeople.path}

${writeSignature(operator)}`,
  }
}
