import { parseArgs } from 'node:util'
import { withMailboxServer } from '../../scripts/mailbox/server.ts'
import { killBackups } from '../kills/backups.ts'
import { killImportRuns } from '../kills/importRuns.ts'
import { killCalls } from '../kills/killCalls.ts'
import { killMailbox } from '../kills/mailbox.ts'
import { operations } from '../kills/operations.ts'
import { killOwnBackups } from '../kills/ownBackups.ts'
import { killScans } from '../kills/scans.ts'
import { interruptUploads } from '../kills/uploads.ts'
import { killWebhooks } from '../kills/webhooks.ts'
import { measureEndings } from '../service/endings.ts'
import type { Findings } from '../service/findings.ts'
import type { KilledService } from '../service/killedService.ts'
import { withPostgresDatabases } from '../service/postgresDatabases.ts'

type Kill = (service: KilledService, rounds: number, databaseUrl?: string) => Promise<Findings>

/** What is killed with its database in the folder, or at a URL. */
const kinds: Readonly<Record<string, Kill>> = {
  ...Object.fromEntries(
    Object.entries(operations).map(([name, operation]): [string, Kill] => [
      name,
      (service, rounds) => killCalls(service, operation, rounds),
    ]),
  ),
  uploads: (service, rounds) => interruptUploads(service, 'kill', rounds),
  importRuns: killImportRuns,
  scans: killScans,
  webhooks: killWebhooks,
  mails: (...given) =>
    withMailboxServer((settings) => {
      Object.assign(process.env, settings)
      return killMailbox(...given)
    }),
}

/** What has its own database, whatever is asked for. */
const onSqlite: Readonly<Record<string, Kill>> = {
  backups: killBackups,
  ownBackups: killOwnBackups,
}

const { values } = parseArgs({
  options: {
    what: { type: 'string' },
    count: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite' },
  },
})
const { what, database } = values
const all = database === 'postgres' ? kinds : { ...kinds, ...onSqlite }
if (what !== undefined && !(what in all))
  throw new Error(`--what is one of ${Object.keys(all).join(', ')}`)

const run = async (newUrl?: () => Promise<string>) => {
  for (const [name, kill] of Object.entries(all).filter(([name]) => (what ?? name) === name))
    await measureEndings(`kills during ${name}`, Number(values.count), kill, newUrl)
}
await (database === 'postgres' ? withPostgresDatabases(run) : run())
