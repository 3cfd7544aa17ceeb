import { HELP_OPTION, readArguments, runCommand } from '../../command/command.ts'
import { ProgressLine } from '../../command/progressLine.ts'
import { readConfig } from '../../config/config.ts'
import { openDocumentStore } from '../../config/openDocumentStore.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import type { Service } from '../../http/service.ts'
import { checkDocuments } from './check.ts'
import { renderFault, renderOrphan, renderProgress, renderSummary, renderTexts } from './render.ts'
import { countFailedTexts, retryTexts } from './texts.ts'

const HELP = `Prüft, ob das Verzeichnis der Dokumente und der Speicher zueinander passen.

  npm run documents:check [-- --quick] [-- --remove-orphans] [-- --retry-texts]

Jedes Dokument wird gelesen und mit seiner Prüfsumme verglichen. Umgekehrt wird gesucht, was gespeichert ist und zu keinem
Dokument gehört. Der Dienst kann währenddessen laufen. Geändert wird nichts, außer mit --remove-orphans und
--retry-texts.

  --quick           vergleicht nur, ob etwas da ist und wie groß, und liest die Dokumente nicht
  --remove-orphans  löscht, was seit über einem Tag zu keinem Dokument gehört
  --retry-texts     lässt den Dienst noch einmal versuchen, Dokumente für die Suche zu lesen, bei denen er es aufgegeben hat
  --help            zeigt diese Hilfe
`

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  'remove-orphans': { type: 'boolean', default: false },
  'retry-texts': { type: 'boolean', default: false },
  ...HELP_OPTION,
} as const

/** Runs the command with its arguments; gives its exit status. */
async function run(args: string[]): Promise<number> {
  const given = readArguments({ args, options: OPTIONS })?.values
  if (!given) {
    process.stderr.write(`Eine dieser Angaben gibt es nicht.\n\n${HELP}`)
    return 1
  }
  if (given.help) {
    process.stdout.write(HELP)
    return 0
  }
  const config = readConfig()
  const database = await openDatabase(config.databaseUrl)
  try {
    await migrate(database)
    const storage = await openDocumentStore(database, config.documents)
    return await check({ database, storage }, given).finally(() => storage.close())
  } finally {
    await database.close()
  }
}

interface Given {
  readonly quick: boolean
  readonly 'remove-orphans': boolean
  readonly 'retry-texts': boolean
}

async function check(
  { database: { db }, storage }: Pick<Service, 'database' | 'storage'>,
  given: Given,
): Promise<number> {
  const progress = new ProgressLine(process.stderr)
  const removesOrphans = given['remove-orphans']
  const say = (line: string) => {
    progress.clear()
    process.stdout.write(line)
  }
  const counts = await checkDocuments(
    { db, storage },
    {
      isQuick: given.quick,
      removesOrphans,
      onFault: (document, fault) => say(renderFault(document, fault)),
      onOrphan: (key) => say(renderOrphan(key, removesOrphans)),
      onProgress: (counts) => progress.show(() => renderProgress(counts)),
    },
  )
  say(renderSummary(counts, removesOrphans))
  const failed = await countFailedTexts(db)
  if (given['retry-texts']) await retryTexts(db)
  say(renderTexts(failed, given['retry-texts']))
  const isWrong = counts.faults > 0 || (counts.orphans > 0 && !removesOrphans)
  return isWrong ? 1 : 0
}

await runCommand(run, 'Die Dokumente sind nicht zu Ende geprüft.')
