import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError, isBrokenPipe, runCommand, UsageError } from '../../command/command.ts'
import { withDocumentStore, withUnmigratedDatabase } from '../../command/stores.ts'
import { writeOut } from '../../command/writeOut.ts'
import { readConfig } from '../../config/config.ts'
import type { Database } from '../../database/open.ts'
import { writeArchive } from '../archive/write.ts'
import { MissingDocuments } from '../missing.ts'
import type { Part } from '../parts.ts'
import { Progress } from '../progress.ts'
import { withHoldings } from '../snapshot.ts'
import { listTables } from '../tables.ts'

const HELP = `Sichert alles, was gespeichert ist, in eine Datei: die ganze Datenbank und alle Dokumente.

  npm run backup -- DATEI.tar
  npm run --silent backup -- - | BEFEHL

Der Dienst kann währenddessen laufen. Gesichert ist der Stand zu Beginn. Mit - statt einer Datei geht die Sicherung an den
Befehl hinter dem Strich, etwa zum Verschlüsseln. Das Geheimnis (SECRET) ist nicht dabei: Bewahren Sie es getrennt auf.

Endet der Befehl mit 0, ist alles gesichert; mit 2, wenn einzelne Dokumente schon vorher verloren oder beschädigt waren;
mit 1, wenn es keine Sicherung gibt.

  --help  zeigt diese Hilfe
`

const MISUSED = 'Bitte nennen Sie die eine Datei, in die gesichert wird.'

const READER_GONE =
  'Der Befehl hinter dem Strich hat aufgehört zu lesen, bevor die Sicherung vollständig war. Bitte prüfen Sie ihn.'

async function backUp(out: string): Promise<number> {
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
  const config = readConfig()
  await withUnmigratedDatabase(config, async (database) => {
    await requireStarted(database)
    await withDocumentStore(database, config.documents, (storage) =>
      withHoldings({ database, storage }, (holdings) =>
        writeArchive(holdings, (archive) => write(out, archive), passed),
      ),
    )
  }).finally(() => progress.clear())
  // Standard output may be the backup itself.
  process.stderr.write(`${progress.render()}\n${missing.render()}`)
  return missing.count === 0 ? 0 : 2
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
  options: {},
  allowPositionals: true,
  misused: MISUSED,
  failed: 'Es ist nichts gesichert.',
  run: async ({ positionals: [out, ...more] }) => {
    if (!out || more.length > 0) throw new UsageError(MISUSED)
    return await backUp(out)
  },
})
