import { pages } from '@hausblick/contract/pages.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Transaction } from 'kysely'
import { readRecipients } from '../../../people/accounts/links/roles.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Service } from '../../../platform/http/service.ts'
import { writeSignature } from '../../../platform/mail/mail.ts'
import * as texts from './texts.ts'

/** Mails operators about a failed backup, at most once a day. */
export async function mailFailure(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Service, 'config' | 'mailer'>,
  fault: string,
  now = new Date(),
): Promise<void> {
  const { backup_mailed_at: mailedAt } = await trx
    .selectFrom('service')
    .select('backup_mailed_at')
    .executeTakeFirstOrThrow()
  if (mailedAt !== null && berlinDay(new Date(mailedAt)) === berlinDay(now)) return
  await trx.updateTable('service').set({ backup_mailed_at: now.toISOString() }).execute()
  const { operatorEmails } = await readRecipients(trx, config)
  for (const to of operatorEmails)
    await mailer.queue(trx, {
      to,
      subject: texts.failedSubject,
      text: `Guten Tag,

die letzte Sicherung ist misslungen oder unvollständig:

${fault}

Wann es zuletzt gelang, und was noch da ist, steht hier:

${config.publicUrl}${pages.checks.path}

${writeSignature(config.operator)}`,
      about: [],
    })
}
