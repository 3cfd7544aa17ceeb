import { stat } from 'node:fs/promises'
import {
  type CommandContext,
  CommandError,
  defineCommand,
  UsageError,
} from '../../../platform/command/command.ts'
import { withUnclaimedStore, withUnmigratedDatabase } from '../../../platform/command/stores.ts'
import { claimSecret } from '../../../platform/config/claimSecret.ts'
import type { Config } from '../../../platform/config/config.ts'
import { ConfigError } from '../../../platform/config/configError.ts'
import { readConfigFor } from '../../../platform/config/otherPlace.ts'
import type { Database } from '../../../platform/database/open.ts'
import { withArchive } from '../archive/read.ts'
import { fillPlace } from '../fill.ts'
import { Progress } from '../progress.ts'
import { requireFreePlace } from '../target.ts'
import { compareStore } from './compareStore.ts'
import { settleRestored } from './settle.ts'
import { checkArchive, VERIFIED, verifyArchive } from './verify.ts'

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

async function restore(
  { out, err, env, folder }: CommandContext,
  file: string,
  target: Target,
): Promise<void> {
  const place = { databaseUrl: target.database, documentsUrl: target.documents }
  const config = readConfigFor(place, env, folder)
  await checkArchive(file, err)
  await withUnmigratedDatabase(config, async (database) => {
    await withUnclaimedStore(config.documents, async (storage) => {
      const place = { database, storage }
      const progress = new Progress('Zurückgespielt', err)
      await withArchive(file, async (holdings) => {
        await requireFreePlace(place, holdings.origin, config.demoCustomerId)
        await fillPlace(place, holdings, progress.count, (trx) => settleRestored(trx, storage))
      }).finally(() => progress.clear())
      out.write(`${progress.render()}\n`)
      out.write(await compareStore(place))
    })
    out.write(await renderSecret(database, config))
  })
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

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    database: { type: 'string' },
    documents: { type: 'string' },
    verify: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  misused: MISUSED,
  failed: 'Die Sicherung ist nicht zurückgespielt.',
  run: async ({ positionals: [file, ...more], values }, context) => {
    if (!file || more.length > 0) throw new UsageError(MISUSED)
    if (values.verify && (values.database ?? values.documents))
      throw new UsageError(
        'Mit --verify wird nirgends zurückgespielt: Bitte nennen Sie keinen Ort.',
      )
    if (!(await stat(file).catch(() => null))?.isFile())
      throw new CommandError(`Die Datei ${file} gibt es nicht. Bitte prüfen Sie den Namen.`)
    if (!values.verify) await restore(context, file, values)
    else {
      await verifyArchive(file, context.err)
      context.out.write(VERIFIED)
    }
    return 0
  },
})
