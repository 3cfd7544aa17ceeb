import {
  type CommandContext,
  defineCommand,
  UsageError,
} from '../../../platform/command/command.ts'
import {
  withDocumentStore,
  withUnclaimedStore,
  withUnmigratedDatabase,
} from '../../../platform/command/stores.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { openDocumentStore } from '../../../platform/config/openDocumentStore.ts'
import { readConfigFor } from '../../../platform/config/otherPlace.ts'
import { MissingDocuments } from '../missing.ts'
import type { Part } from '../parts.ts'
import { Progress } from '../progress.ts'
import { moveDocuments, movePlace } from './move.ts'

const HELP = `Trägt alles an einen anderen Ort und beweist, dass es dort gleich ist: Zeile für Zeile und Dokument für Dokument.

  npm run move -- --to postgres://… --documents "s3://…"
  npm run move -- --to sqlite:DATEI --documents ORDNER

Von hier heißt: von DATABASE_URL und DOCUMENTS_URL. Eines von beiden genügt; das andere bleibt, wo es ist. Bitte halten Sie
den Dienst so lange an. Hier wird nichts gelöscht.

  --to URL         die Datenbank, in die alles soll; sie muss leer sein
  --documents ORT  wohin die Dokumente sollen
  --help           zeigt diese Hilfe
`

const MISUSED = 'Bitte nennen Sie, wohin alles soll: --to, --documents oder beides.'

const DONE = `Alles ist am neuen Ort und gleich. Bitte setzen Sie DATABASE_URL und DOCUMENTS_URL auf den neuen Ort, lassen Sie SECRET,
wie es ist (ohne die Variable steht es in der Datei secret im DATA_DIR), und starten Sie den Dienst. Am bisherigen Ort starten
Sie ihn nicht mehr.
`

async function move(
  { out, err, env, folder }: CommandContext,
  to: string | undefined,
  documents: string | undefined,
): Promise<void> {
  const source = readConfig(env, folder)
  const target = readConfigFor({ databaseUrl: to, documentsUrl: documents }, env, folder)
  const progress = new Progress('Getragen und verglichen', err)
  const missing = new MissingDocuments()
  const passed = (part: Part) => {
    missing.note(part)
    progress.count(part)
  }
  await withUnmigratedDatabase(source, (database) =>
    withDocumentStore(database, source.documents, (storage) =>
      withUnclaimedStore(target.documents, async (targetStorage) => {
        const from = { database, storage }
        if (to === undefined) return await moveDocuments(from, targetStorage, passed)
        await withUnmigratedDatabase(target, (targetDatabase) =>
          movePlace(
            from,
            { database: targetDatabase, storage: targetStorage },
            { demoCustomerId: source.demoCustomerId, passed },
          ),
        )
      }),
    ),
  ).finally(() => progress.clear())
  await withUnmigratedDatabase(target, async (database) => {
    const storage = await openDocumentStore(database, target.documents, { adopt: true })
    await storage.close()
  })
  out.write(`${progress.render()}\n${missing.render()}${DONE}`)
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { to: { type: 'string' }, documents: { type: 'string' } },
  misused: MISUSED,
  failed: 'Der Umzug ist nicht gelungen.',
  run: async ({ values: { to, documents } }, context) => {
    if ((to ?? documents) === undefined) throw new UsageError(MISUSED)
    await move(context, to, documents)
    return 0
  },
})
