import type { Operator } from '@hausblick/contract/operator.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

/** Notifies the owner of an account of a way in that they may not have added. */
export function writeLinkedMail(to: string, provider: string, operator: Operator): Mail {
  return writeMail(
    to,
    `ab jetzt können Sie sich auch über ${provider} bei Ihrem Konto anmelden. Das wurde soeben eingerichtet.`,
    operator,
  )
}

/** Notifies the owner of an account of a way in that is gone. */
export function writeUnlinkedMail(to: string, provider: string, operator: Operator): Mail {
  return writeMail(
    to,
    `die Anmeldung über ${provider} wurde soeben von Ihrem Konto gelöst und gilt nicht mehr.`,
    operator,
  )
}

function writeMail(to: string, said: string, operator: Operator): Mail {
  return {
    to,
    subject: 'Ihre Anmeldung wurde geändert',
    text: `Guten Tag,

${said}

Wenn Sie das nicht waren, rufen Sie uns bitte gleich an.

${writeSignature(operator)}`,
  }
}
