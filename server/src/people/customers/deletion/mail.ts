import type { DeletionRequest } from '@hausblick/contract/calls/myData.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../../platform/mail/mail.ts'

/** Notifies an operator of a customer's deletion request, with nothing but the customer's id and name. */
export function writeDeletionMail(
  to: string,
  { customerId, requestedBy }: DeletionRequest,
  name: string | undefined,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
): Mail {
  return {
    to,
    subject: `Löschantrag des Kunden ${customerId}`,
    text: `Guten Tag,

der Kunde ${customerId}${name === undefined ? '' : ` (${name})`} hat beantragt, dass alles gelöscht wird, was über ihn gespeichert ist. Der Antrag kam über das Konto ${requestedBy}.

Bitte prüfen Sie, was gelöscht werden kann und was Sie nach dem Gesetz aufbewahren müssen, und antworten Sie innerhalb eines Monats (Art. 12 Abs. 3 DSGVO). Alle offenen Anträge stehen in der Verwaltung:

${publicUrl}${pages.deletions.path}

Freundliche Grüße
${operator.name}
`,
  }
}

/** Confirms to an owner that the deletion of their data was requested, also if they did not do it. */
export function writeDeletionNotice(
  to: string,
  { customerId, requestedBy }: DeletionRequest,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
): Mail {
  return {
    to,
    subject: 'Ihr Löschantrag ist eingegangen',
    text: `Guten Tag,

über das Konto ${requestedBy} wurde beantragt, dass wir alles löschen, was über Sie gespeichert ist (Bestand ${customerId}). Wir prüfen, was wir löschen können und was wir nach dem Gesetz aufbewahren müssen, und antworten Ihnen innerhalb eines Monats.

Bis dahin können Sie den Antrag zurückziehen, in den Einstellungen unter „Daten“:

${publicUrl}${pages.settingsData.path}

Wenn der Antrag nicht von Ihnen ist, ziehen Sie ihn bitte zurück, und rufen Sie uns gleich an.

${writeSignature(operator)}`,
  }
}
