import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { Mail } from './mail.ts'

/** How the service's mails begin. */
const GREETING = /^Guten Tag,/

/**
 * Greets the recipient of a mail by name, where it is certain: their address has an account with customers of one name only,
 * which nobody else has an account for. A name among several owners could be another's.
 */
export async function greetByName<M extends Pick<Mail, 'to' | 'text'>>(
  trx: Transaction<Schema>,
  mail: M,
): Promise<M> {
  const { rows } = await sql<{ readonly name: string; readonly addresses: number }>`
    select distinct customer.name, (
      select count(*) from (
        select email from account_link where customer_id = customer.id
        union
        select account_link.email from further_customer
        join account_link on account_link.issuer = further_customer.issuer
          and account_link.subject = further_customer.subject
        where further_customer.customer_id = customer.id
      ) as person
    ) as addresses
    from customer where customer.id in (
      select customer_id from account_link where email = ${mail.to} and customer_id is not null
      union
      select further_customer.customer_id from further_customer
      join account_link on account_link.issuer = further_customer.issuer
        and account_link.subject = further_customer.subject
      where account_link.email = ${mail.to}
    )`.execute(trx)
  const [one] = rows
  if (!one || rows.length > 1 || one.name === '' || one.addresses > 1) return mail
  return { ...mail, text: mail.text.replace(GREETING, () => `Guten Tag ${one.name},`) }
}
