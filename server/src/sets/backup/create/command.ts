import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type CommandContext,
  CommandError,
  defineCommand,
  isBrokenPipe,
  reasonOf,
  UsageError,
} from '../../../platform/command/command.ts'
import { withDocumentStore, withUnmigratedDatabase } from '../../../platform/command/stores.ts'
import { writeOut } from '../../../platform/command/writeOut.ts'
import { type Config, readConfig } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/database/open.ts'
import { writeArchive } from '../archive/write.ts'
import { recordBackup } from '../lastBackup.ts'
import { MissingDocuments } from '../missing.ts'
import type { Part } from '../parts.ts'
import { Progress } from '../progress.ts'
import { VERIFIED, verifyArchive } from '../restore/verify.ts'
import { withHoldings } from '../snapshot.ts'
import { listTables } from '../tables.ts'

const HELP = `Sichert alles, was gespeichert ist, in eine Datei: die ganze Datenbank und alle Dokumente.

  npm run backup -- DATEI.tar [--verify]
  npm run --silent backup -- - | BEFEHL

Der Dienst kann währenddessen laufen. Gesichert ist der Stand zu Beginn. Mit - statt einer Datei geht die Sicherung an den
Befehl hinter dem Strich, etwa zum Verschlüsseln. Das Geheimnis (SECRET) ist nicht dabei: Bewahren Sie es getrennt auf.

Endet der Befehl mit 0, ist alles gesichert; mit 2, wenn einzelne Dokumente schon vorher verloren oder beschädigt waren;
mit 1, wenn es keine Sicherung gibt. Die Datenbank merkt sich, wann die letzte vollständige begann, und ob es seitdem eine
gab, die es nicht war: /metrics nennt beides.

  --verify  spielt die Datei danach zur Probe zurück und vergleicht alles, wie "npm run restore -- DATEI.tar --verify"
  --help    zeigt diese Hilfe
`

const MISUSED = 'Bitte nennen Sie die eine Datei, in die gesichert wird.'

const READER_GONE =
  'Der Befehl hinter dem Strich hat aufgehört zu lesen, bevor die Sicherung vollständig war. Bitte prüfen Sie ihn.'

async function backUp(context: CommandContext, file: string, isVerified: boolean): Promise<number> {
  const { out, err, env, folder } = context
  const config = readConfig(env, folder)
  return await withUnmigratedDatabase(config, async (database) => {
    await requireStarted(database)
    const beganAt = new Date()
    let isWhole = false
    try {
      const missing = await writeBackup(context, file, database, config)
      if (isVerified) {
        await verifyArchive(file, err)
        out.write(VERIFIED)
      }
      isWhole = missing === 0
      return isWhole ? 0 : 2
    } finally {
      await record(context, database, { beganAt, isWhole })
    }
  })
}

/** Returns how many documents are missing. */
async function writeBackup(
  { out, err }: CommandContext,
  file: string,
  database: Database,
  config: Config,
): Promise<number> {
  if (file !== '-' && (await stat(file).catch(() => null)))
    throw new CommandError(`Die Datei ${file} gibt es schon. Bitte wählen Sie einen anderen Namen.`)
  if (file !== '-' && !(await stat(dirname(file)).catch(() => null))?.isDirectory())
    throw new CommandError(`Den Ordner ${dirname(file)} gibt es nicht. Bitte legen Sie ihn an.`)
  const progress = new Progress('Gesichert', err)
  const missing = new MissingDocuments()
  const passed = (part: Part) => {
    missing.note(part)
    progress.count(part)
  }
  await withDocumentStore(database, config.documents, (storage) =>
    withHoldings({ database, storage }, (holdings) =>
      writeArchive(holdings, (archive) => write(out, file, archive), passed),
    ),
  ).finally(() => progress.clear())
  // Standard output may be the backup itself.
  err.write(`${progress.render()}\n${missing.render()}`)
  return missing.count
}

/** The backup is what it is, also where the database can no longer be written. */
async function record(
  { err }: CommandContext,
  { db }: Database,
  ended: Parameters<typeof recordBackup>[1],
): Promise<void> {
  await recordBackup(db, ended).catch((error) => {
    err.write(`Die Datenbank konnte sich das Ende nicht merken: ${reasonOf(error)}\n`)
  })
}

async function requireStarted({ db, dialect }: Database): Promise<void> {
  if ((await listTables(db, dialect)).length === 0)
    throw new CommandError(
      'Die Datenbank ist leer: Der Dienst ist mit ihr noch nie gestartet. Bitte prüfen Sie DATABASE_URL und DATA_DIR.',
    )
}

async function write(out: Writable, file: string, archive: Readable): Promise<void> {
  if (file !== '-') return await writeOut(file, archive)
  await pipeline(archive, out).catch((error) => {
    throw isBrokenPipe(error) ? new CommandError(READER_GONE, { cause: error }) : error
  })
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { verify: { type: 'boolean', default: false } },
  allowPositionals: true,
  misused: MISUSED,
  failed: 'Es ist nichts gesichert.',
  run: async ({ positionals: [file, ...more], values: { verify } }, context) => {
    if (!file || more.length > 0) throw new UsageError(MISUSED)
    if (verify && file === '-')
      throw new UsageError(
        'Zur Probe zurückspielen lässt sich nur eine Datei: --verify geht nicht mit -.',
      )
    return await backUp(context, file, verify)
  },
})
