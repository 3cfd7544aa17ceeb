import { parseArgs } from 'node:util'
import { withMailboxServer } from '../../scripts/mailbox/server.ts'
import { killBackups } from '../kills/backups.ts'
import { correctionKinds, createCorrections } from '../kills/corrections.ts'
import { createErasures } from '../kills/erasures.ts'
import { createFilings } from '../kills/filings.ts'
import { createGivings } from '../kills/givings.ts'
import { killImportRuns } from '../kills/importRuns.ts'
import { killImports } from '../kills/imports.ts'
import { killCalls } from '../kills/killCalls.ts'
import { killMailbox } from '../kills/mailbox.ts'
import type { Operation } from '../kills/operation.ts'
import { killOwnBackups } from '../kills/ownBackups.ts'
import { redemptions } from '../kills/redemptions.ts'
import { killScans } from '../kills/scans.ts'
import { signUps } from '../kills/signUps.ts'
import { createSplits } from '../kills/splits.ts'
import { createSteps } from '../kills/steps.ts'
import { interruptUploads } from '../kills/uploads.ts'
import { killWebhooks } from '../kills/webhooks.ts'
import { type Interrupt, measureEndings } from '../service/endings.ts'
import { withPostgresDatabases } from '../service/postgresDatabases.ts'

type Kill = (...given: [...Parameters<Interrupt>, databaseUrl?: string]) => ReturnType<Interrupt>

const during =
  <Item>(create: () => Operation<Item>): Kill =>
  (folder, ...given) =>
    killCalls(folder, create(), ...given)

/** What is killed with its database in the folder, or at a URL. */
const kinds: Readonly<Record<string, Kill>> = {
  importRuns: killImportRuns,
  signUps: during(() => signUps),
  redemptions: during(() => redemptions),
  erasures: during(createErasures),
  filings: during(createFilings),
  ...Object.fromEntries(
    correctionKinds.map((kind): [string, Kill] => [kind, during(() => createCorrections(kind))]),
  ),
  scans: killScans,
  splits: during(createSplits),
  steps: during(createSteps),
  givings: during(createGivings),
  webhooks: killWebhooks,
  mails: (...given) =>
    withMailboxServer((settings) => {
      Object.assign(process.env, settings)
      return killMailbox(...given)
    }),
}

/** What has its own database, whatever is asked for. */
const onSqlite: Readonly<Record<string, Interrupt>> = {
  uploads: (folder, rounds, told) => interruptUploads(folder, 'kill', rounds, told),
  imports: killImports,
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
const isChosen = ([name]: readonly [string, unknown]) => (values.what ?? name) === name
const count = Number(values.count)
const names = [...Object.keys(kinds), ...Object.keys(onSqlite)]
if (values.what !== undefined && !names.includes(values.what))
  throw new Error(`--what is one of ${names.join(', ')}`)

if (values.database === 'postgres')
  await withPostgresDatabases(async (newUrl) => {
    for (const [name, kill] of Object.entries(kinds).filter(isChosen))
      await measureEndings(`kills during ${name} on PostgreSQL`, count, async (...given) =>
        kill(...given, await newUrl()),
      )
  })
else
  for (const [name, kill] of [...Object.entries(kinds), ...Object.entries(onSqlite)].filter(
    isChosen,
  ))
    await measureEndings(`kills during ${name}`, count, kill)
