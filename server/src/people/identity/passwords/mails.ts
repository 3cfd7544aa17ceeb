import type { Operator } from '@hausblick/contract/operator.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

/** Notifies the owner of a new password, which they may not have set. */
export function writeChangedMail(to: string, operator: Operator): Mail {
  return {
    to,
    subject: 'Ihr Passwort wurde geändert',
    text: `Guten Tag,

das Passwort für Ihr Konto bei der ${operator.name} wurde soeben geändert. Andere Geräte sind abgemeldet: Dort melden Sie sich bitte mit dem neuen Passwort an.

Wenn Sie das nicht waren, rufen Sie uns bitte gleich an.

${writeSignature(operator)}`,
  }
}
