import type { Operator } from '@hausblick/contract/operator.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../platform/mail/mail.ts'

/** The mail to the old address of an account that another has replaced, without naming that one: the reader may be a stranger. */
export function writeOldAddressMail(to: string, operator: Operator): Mail {
  return {
    to,
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

für Ihr Konto bei der ${operator.name} haben wir soeben eine andere E-Mail-Adresse eingetragen. Mit dieser Adresse können Sie sich nicht mehr anmelden.

Wenn Sie das nicht gewünscht haben, rufen Sie uns bitte gleich an.

${writeSignature(operator)}`,
  }
}

/** The mail to the new address of an account, which is the one to sign in with. */
export function writeNewAddressMail(
  to: string,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
): Mail {
  return {
    to,
    subject: 'Ihre neue E-Mail-Adresse',
    text: `Guten Tag,

diese Adresse gehört von jetzt an zu Ihrem Konto bei der ${operator.name}. Bitte melden Sie sich mit ihr und Ihrem bisherigen Passwort an:

${publicUrl}${pages.login.path}

Wenn Sie das nicht gewünscht haben, rufen Sie uns bitte gleich an.

${writeSignature(operator)}`,
  }
}
