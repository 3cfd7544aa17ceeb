import type { Config } from '../../../platform/config/config.ts'
import type { HouseRoleTable } from '../../../platform/database/tables/house.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

interface StaffInvitation {
  readonly to: string
  readonly role: HouseRoleTable['role']
  readonly link: string
}

const purposes = {
  operator: 'Als Betreiber verwalten Sie Kunden, Mitarbeiter und alle Einstellungen des Dienstes.',
  staff: 'Als Mitarbeiter sehen Sie alle Kunden und legen deren Dokumente ab.',
} as const

/** Invites an operator or staff member, with the link that makes their account. */
export function writeStaffMail(
  { to, role, link }: StaffInvitation,
  { operator }: Pick<Config, 'operator'>,
): Mail {
  return {
    to,
    subject: `Ihr Zugang zur Verwaltung der ${operator.name}`,
    text: `Guten Tag,

die ${operator.name} lädt Sie ein, mit ihr zu arbeiten. ${purposes[role]}

Öffnen Sie dazu diesen Link. Er gilt 14 Tage und nur einmal. Sie legen damit ein eigenes Konto mit dieser E-Mail-Adresse an:

${link}

Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.

${writeSignature(operator)}`,
  }
}
