import { stat } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { CommandError, runCommand, UsageError } from '../../command/command.ts'
import { withUnclaimedStore, withUnmigratedDatabase } from '../../command/stores.ts'
import { claimSecret } from '../../config/claimSecret.ts'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/configError.ts'
import { openDocumentStore } from '../../config/openDocumentStore.ts'
import { readConfigFor } from '../../config/otherPlace.ts'
import { migrate } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import { holdRestored } from '../../webhooks/store.ts'
import { withArchive } from '../archive/read.ts'
import { fillPlace } from '../fill.ts'
import { Progress } from '../progress.ts'
import { requireFreePlace } from '../target.ts'
import { compareStore } from './compareStore.ts'
import { checkArchive, verifyArchive } from './verify.ts'

const HELP = `Spielt eine Sicherung zurück, die "npm run backup" oder der Dienst selbst (BACKUP_TO) geschrieben hat.

  npm run restore -- DATEI.tar [--database URL] [--documents ORT]
  npm run restore -- DATEI.tar --verify

Zuerst wird die ganze Datei geprüft; ist sie beschädigt oder unvollständig, wird nichts geändert. Die Datenbank muss leer
sein, die Dokumente dürfen noch da sein: Was fehlt oder beschädigt ist, kommt aus der Sicherung. Bitte halten Sie den Dienst
so lange an. Danach melden sich alle neu an; Zugänge, die nach der Sicherung beendet wurden, beenden Sie bitte noch einmal.

  --database URL   wohin statt in die Datenbank von DATABASE_URL
  --documents ORT  wohin die Dokumente statt an den Ort von DOCUMENTS_URL
  --verify         spielt nur zur Probe an einen Ort zurück, der danach gelöscht wird (im Ordner TMPDIR), und vergleicht alles
  --help           zeigt diese Hilfe
`

const MISUSED = 'Bitte nennen Sie die Datei, die zurückgespielt werden soll.'

/** Where to restore to, instead of the configured place. */
interface Target {
  readonly database?: string | undefined
  readonly documents?: string | undefined
}

async function restore(file: string, target: Target): Promise<void> {
  const config = readConfigFor({ databaseUrl: target.database, documentsUrl: target.documents })
  await withUnmigratedDatabase(config, async (database) => {
    await withUnclaimedStore(config.documents, async (storage) => {
      const place = { database, storage }
      await withArchive(file, ({ origin }) =>
        requireFreePlace(place, origin, config.demoCustomerId),
      )
      await checkArchive(file)
      const progress = new Progress('Zurückgespielt')
      const settle = (trx: Transaction<Schema>) => settleIn(trx, storage)
      await withArchive(file, (holdings) =>
        fillPlace(place, holdings, progress.count, settle),
      ).finally(() => progress.clear())
      process.stdout.write(`${progress.render()}\n`)
    })
    await migrate(database)
    const storage = await openDocumentStore(database, config.documents)
    process.stdout.write(await compareStore({ database, storage }).finally(() => storage.close()))
    process.stdout.write(await renderSecret(database, config))
  })
}

/** Ends all sessions and records the document store, so that a restore that dies afterwards is complete as well. */
async function settleIn(trx: Transaction<Schema>, storage: Storage): Promise<void> {
  // Sessions that ended after the backup must not come to life again.
  await trx.deleteFrom('identity_session').execute()
  await holdRestored(trx)
  const id = await storage.id({ make: true })
  await trx.updateTable('service').set({ document_store_id: id }).execute()
}

/** Renders what to do if the configured secret is not that of the backup. */
async function renderSecret(database: Database, { secrets }: Config): Promise<string> {
  try {
    await claimSecret(database, secrets)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return `${error.message}\n`
    throw error
  }
}

await runCommand({
  help: HELP,
  options: {
    database: { type: 'string' },
    documents: { type: 'string' },
    verify: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  misused: MISUSED,
  failed: 'Die Sicherung ist nicht zurückgespielt.',
  run: async ({ positionals: [file, ...more], values }) => {
    if (!file || more.length > 0) throw new UsageError(MISUSED)
    if (values.verify && (values.database ?? values.documents))
      throw new UsageError(
        'Mit --verify wird nirgends zurückgespielt: Bitte nennen Sie keinen Ort.',
      )
    if (!(await stat(file).catch(() => null))?.isFile())
      throw new CommandError(`Die Datei ${file} gibt es nicht. Bitte prüfen Sie den Namen.`)
    await (values.verify ? verifyArchive(file) : restore(file, values))
    return 0
  },
})
