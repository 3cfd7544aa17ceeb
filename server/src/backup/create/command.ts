import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CommandError,
  isBrokenPipe,
  reasonOf,
  runCommand,
  UsageError,
} from '../../command/command.ts'
import { withDocumentStore, withUnmigratedDatabase } from '../../command/stores.ts'
import { writeOut } from '../../command/writeOut.ts'
import { type Config, readConfig } from '../../config/config.ts'
import type { Database } from '../../database/open.ts'
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

async function backUp(out: string, isVerified: boolean): Promise<number> {
  const config = readConfig()
  return await withUnmigratedDatabase(config, async (database) => {
    await requireStarted(database)
    const beganAt = new Date()
    let isWhole = false
    try {
      const missing = await writeBackup(out, database, config)
      if (isVerified) {
        await verifyArchive(out)
        process.stdout.write(VERIFIED)
      }
      isWhole = missing === 0
      return isWhole ? 0 : 2
    } finally {
      await record(database, { beganAt, isWhole })
    }
  })
}

/** Returns how many documents are missing. */
async function writeBackup(out: string, database: Database, config: Config): Promise<number> {
  if (out !== '-' && (await stat(out).catch(() => null)))
    throw new CommandError(`Die Datei ${out} gibt es schon. Bitte wählen Sie einen anderen Namen.`)
  if (out !== '-' && !(await stat(dirname(out)).catch(() => null))?.isDirectory())
    throw new CommandError(`Den Ordner ${dirname(out)} gibt es nicht. Bitte legen Sie ihn an.`)
  const progress = new Progress('Gesichert')
  const missing = new MissingDocuments()
  const passed = (part: Part) => {
    missing.note(part)
    progress.count(part)
  }
  await withDocumentStore(database, config.documents, (storage) =>
    withHoldings({ database, storage }, (holdings) =>
      writeArchive(holdings, (archive) => write(out, archive), passed),
    ),
  ).finally(() => progress.clear())
  // Standard output may be the backup itself.
  process.stderr.write(`${progress.render()}\n${missing.render()}`)
  return missing.count
}

/** The backup is what it is, also where the database can no longer be written. */
async function record({ db }: Database, ended: Parameters<typeof recordBackup>[1]): Promise<void> {
  await recordBackup(db, ended).catch((error) => {
    process.stderr.write(`Die Datenbank konnte sich das Ende nicht merken: ${reasonOf(error)}\n`)
  })
}

async function requireStarted({ db, dialect }: Database): Promise<void> {
  if ((await listTables(db, dialect)).length === 0)
    throw new CommandError(
      'Die Datenbank ist leer: Der Dienst ist mit ihr noch nie gestartet. Bitte prüfen Sie DATABASE_URL und DATA_DIR.',
    )
}

async function write(out: string, archive: Readable): Promise<void> {
  if (out !== '-') return await writeOut(out, archive)
  await pipeline(archive, process.stdout).catch((error) => {
    throw isBrokenPipe(error) ? new CommandError(READER_GONE, { cause: error }) : error
  })
}

await runCommand({
  help: HELP,
  options: { verify: { type: 'boolean', default: false } },
  allowPositionals: true,
  misused: MISUSED,
  failed: 'Es ist nichts gesichert.',
  run: async ({ positionals: [out, ...more], values: { verify } }) => {
    if (!out || more.length > 0) throw new UsageError(MISUSED)
    if (verify && out === '-')
      throw new UsageError(
        'Zur Probe zurückspielen lässt sich nur eine Datei: --verify geht nicht mit -.',
      )
    return await backUp(out, verify)
  },
})
