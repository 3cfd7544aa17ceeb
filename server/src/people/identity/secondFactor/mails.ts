import type { Operator } from '@hausblick/contract/operator.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

export type FactorChange =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesMade'
  | 'reset'

const said: Readonly<Record<FactorChange, string>> = {
  appAdded:
    'für Ihr Konto wurde soeben eine App als zweiter Faktor eingerichtet. Beim Anmelden fragen wir ab jetzt nach ihrem Code.',
  appRemoved:
    'die App, deren Code wir beim Anmelden verlangt haben, wurde soeben aus Ihrem Konto entfernt.',
  passkeyAdded:
    'für Ihr Konto wurde soeben ein Passkey eingerichtet. Damit können Sie sich ohne Passwort anmelden.',
  passkeyRemoved: 'ein Passkey wurde soeben aus Ihrem Konto entfernt.',
  codesMade:
    'für Ihr Konto wurden soeben neue Wiederherstellungscodes erzeugt. Die früheren gelten nicht mehr.',
  reset:
    'der zweite Faktor Ihres Kontos wurde soeben von der Verwaltung zurückgesetzt: App, Passkeys und Wiederherstellungscodes gelten nicht mehr, und alle Geräte sind abgemeldet. Ihr Passwort oder Ihre Anmeldung über einen Anbieter bleibt. Bitte melden Sie sich damit an und richten Sie den zweiten Faktor neu ein.',
}

/** Notifies the owner of an account of a change of its second factor, which they may not have made. */
export function writeFactorMail(to: string, change: FactorChange, operator: Operator): Mail {
  return {
    to,
    subject: 'Ihr zweiter Faktor wurde geändert',
    text: `Guten Tag,

${said[change]}

${change === 'reset' ? 'Wenn Sie niemanden darum gebeten haben' : 'Wenn Sie das nicht waren'}, rufen Sie uns bitte gleich an.

${writeSignature(operator)}`,
  }
}
