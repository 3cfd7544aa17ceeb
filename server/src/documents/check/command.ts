import { runCommand } from '../../command/command.ts'
import { ProgressLine } from '../../command/progressLine.ts'
import { withDatabase, withDocumentStore } from '../../command/stores.ts'
import type { Service } from '../../http/service.ts'
import { checkDocuments } from './check.ts'
import {
  renderCheckProgress,
  renderFault,
  renderOrphan,
  renderSummary,
  renderTexts,
} from './render.ts'
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

interface Tasks {
  readonly quick: boolean
  readonly 'remove-orphans': boolean
  readonly 'retry-texts': boolean
}

async function check(
  { database: { db }, storage }: Pick<Service, 'database' | 'storage'>,
  tasks: Tasks,
): Promise<number> {
  const progress = new ProgressLine(process.stderr)
  const removesOrphans = tasks['remove-orphans']
  const say = (line: string) => {
    progress.clear()
    process.stdout.write(line)
  }
  const counts = await checkDocuments(
    { db, storage },
    {
      isQuick: tasks.quick,
      removesOrphans,
      onFault: (document, fault) => say(renderFault(document, fault)),
      onOrphan: (key) => say(renderOrphan(key, removesOrphans)),
      onProgress: (counts) => progress.show(() => renderCheckProgress(counts)),
    },
  )
  say(renderSummary(counts, removesOrphans))
  const failed = await countFailedTexts(db)
  if (tasks['retry-texts']) await retryTexts(db)
  say(renderTexts(failed, tasks['retry-texts']))
  const isWrong = counts.faults > 0 || (counts.orphans > 0 && !removesOrphans)
  return isWrong ? 1 : 0
}

await runCommand({
  help: HELP,
  options: {
    quick: { type: 'boolean', default: false },
    'remove-orphans': { type: 'boolean', default: false },
    'retry-texts': { type: 'boolean', default: false },
  },
  misused: 'Eine dieser Angaben gibt es nicht.',
  failed: 'Die Dokumente sind nicht zu Ende geprüft.',
  run: ({ values }) =>
    withDatabase((database, config) =>
      withDocumentStore(database, config.documents, (storage) =>
        check({ database, storage }, values),
      ),
    ),
})
