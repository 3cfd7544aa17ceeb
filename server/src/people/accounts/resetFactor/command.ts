import { commandActor } from '../../../platform/audit/entry.ts'
import { createAuditLog } from '../../../platform/audit/log.ts'
import { defineCommand, UsageError } from '../../../platform/command/command.ts'
import { type Opened, withDatabase } from '../../../platform/command/stores.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { createLog } from '../../../platform/http/logging.ts'
import { defaultPauses } from '../../../platform/mail/mailer.ts'
import { openMailer } from '../../../platform/mail/open.ts'
import { followOperator } from '../../../platform/operator/follow.ts'
import { identityToken } from '../../identity/account/identityToken.ts'
import { resetSecondFactor } from '../../identity/secondFactor/reset.ts'
import { describeAccount } from '../describeAccount.ts'

const HELP = `Setzt den zweiten Faktor eines Kontos zurück, zum Beispiel wenn der einzige Betreiber seinen verloren hat.

  npm run reset-factor -- --email ADRESSE

App, Passkeys und Wiederherstellungscodes des Kontos gelten dann nicht mehr, und alle seine Geräte sind abgemeldet. Das
Passwort bleibt. Der laufende Dienst teilt es der Adresse per E-Mail mit, und das Protokoll hält es fest.

  --help  zeigt diese Hilfe
`

const MISUSED = 'Bitte nennen Sie die E-Mail-Adresse des Kontos: --email ADRESSE'

async function reset(
  { out, err, database: { db }, config }: Opened,
  email: string,
): Promise<number> {
  const account = await db
    .selectFrom('identity_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  // Queues only: the service sends.
  const mailer = openMailer(config, db, createLog('silent', err), defaultPauses)
  const parts: Parameters<typeof resetSecondFactor>[1] = {
    config: (await followOperator(config, db)).config,
    mailer,
    audit: createAuditLog(config.secrets),
    describeAccount: (trx, key) => describeAccount(trx, config, key),
  }
  const key = { issuer: identityToken.issuer, subject: account?.id ?? '' }
  try {
    await transact(db, (trx) => resetSecondFactor(trx, parts, commandActor, key))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    err.write(`${email}: ${error.message}\n`)
    return 1
  }
  out.write(`Der zweite Faktor von ${email} ist zurückgesetzt.\n`)
  return 0
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { email: { type: 'string' } },
  misused: MISUSED,
  failed: 'Der zweite Faktor ist nicht zurückgesetzt.',
  run: async ({ values: { email } }, context) => {
    if (!email) throw new UsageError(MISUSED)
    return await withDatabase(context, (opened) => reset(opened, email.toLowerCase()))
  },
})
