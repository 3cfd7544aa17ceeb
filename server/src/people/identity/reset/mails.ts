import type { Operator } from '@hausblick/contract/operator.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

/** Carries the reset link. */
export function writeResetMail(to: string, link: string, operator: Operator): Mail {
  return {
    to,
    subject: 'Passwort zurücksetzen',
    text: `Guten Tag,

für Ihr Konto bei der ${operator.name} wurde ein neues Passwort angefordert. Bitte öffnen Sie diesen Link, um es festzulegen:

${link}

Der Link gilt eine Stunde lang und nur einmal.

Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

${writeSignature(operator)}`,
  }
}
