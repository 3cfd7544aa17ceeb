import type { Transaction } from 'kysely'
import { selectPeople } from '../../people/accounts/links/links.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Service } from '../../platform/http/service.ts'
import { aboutCustomer } from '../../platform/mail/about.ts'
import { type Mail, writeSignature } from '../../platform/mail/mail.ts'

const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/**
 * Tells all people of a customer, by mails queued in the transaction that takes it away, that a document of their list was not
 * meant for them, or several, the first of which came then.
 */
export async function tellMisdirected(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Service, 'config' | 'mailer'>,
  { customer_id, uploaded_at }: Pick<DocumentTable, 'customer_id' | 'uploaded_at'>,
  count = 1,
): Promise<void> {
  const people = await trx
    .selectFrom(selectPeople(trx).as('person'))
    .select('email')
    .distinct()
    .where('customer_id', '=', customer_id)
    .orderBy('email')
    .execute()
  const about = [aboutCustomer(customer_id)]
  for (const { email } of people) {
    const mail = writeMisdirectedMail(
      email,
      { from: new Date(uploaded_at), until: new Date(), count },
      config,
    )
    await mailer.queue(trx, { ...mail, about })
  }
}

interface Misdirected {
  readonly from: Date
  readonly until: Date
  readonly count: number
}

/** Writes the mail without anything of the documents: they were not the recipient's. */
function writeMisdirectedMail(
  to: string,
  { from, until, count }: Misdirected,
  { operator }: Pick<Service['config'], 'operator'>,
): Mail {
  const [first, last] = [day.format(from), day.format(until)]
  const period = first === last ? `am ${first}` : `vom ${first} bis ${last}`
  const { subject, gone, read } = count === 1 ? one : several
  return {
    to,
    subject,
    text: `Guten Tag,

${gone(period)}

${read}
weiter. Sie selbst müssen sonst nichts tun. Bei Fragen rufen Sie uns gern an oder schreiben uns.

${writeSignature(operator)}`,
  }
}

const one = {
  subject: 'Ein Schreiben war nicht für Sie bestimmt',
  gone: (period: string) =>
    `ein Schreiben, das nicht für Sie bestimmt war, lag ${period} in Ihren Unterlagen. Wir haben es dort entfernt.`,
  read: 'Falls Sie es heruntergeladen oder ausgedruckt haben, löschen oder vernichten Sie es bitte, und geben Sie seinen Inhalt nicht',
}

const several = {
  subject: 'Einige Schreiben waren nicht für Sie bestimmt',
  gone: (period: string) =>
    `einige Schreiben, die nicht für Sie bestimmt waren, lagen ${period} in Ihren Unterlagen. Wir haben sie dort entfernt.`,
  read: 'Falls Sie sie heruntergeladen oder ausgedruckt haben, löschen oder vernichten Sie sie bitte, und geben Sie ihren Inhalt nicht',
}
