import { readDataVersion } from '../../people/customers/store.ts'
import { type CommandContext, CommandError, defineCommand } from '../../platform/command/command.ts'
import { ProgressLine } from '../../platform/command/progressLine.ts'
import { withDatabase, withDocumentStore } from '../../platform/command/stores.ts'
import type { Service } from '../../platform/http/service.ts'
import { checkDocuments } from './check.ts'
import {
  renderCheckProgress,
  renderFault,
  renderOrphan,
  renderSummary,
  renderTexts,
} from './render.ts'
import { type OrphanFate, resolveOrphan } from './resolveOrphans.ts'
import { countFailedTexts, retryTexts } from './texts.ts'

const HELP = `Prüft, ob das Verzeichnis der Dokumente und der Speicher zueinander passen.

  npm run documents:check [-- --quick] [-- --adopt] [-- --remove-orphans] [-- --retry-texts]

Jedes Dokument wird gelesen und mit seiner Prüfsumme verglichen. Umgekehrt wird gesucht, was gespeichert ist und zu keinem
Dokument gehört: etwa Dokumente, die neuer sind als eine zurückgespielte Datenbank. Der Dienst kann währenddessen laufen.
Geändert wird nichts, außer mit den folgenden Angaben.

  --quick           vergleicht nur, ob etwas da ist und wie groß, und liest die Dokumente nicht
  --adopt           nimmt, was zu keinem Dokument gehört, wieder auf: unter seinem Namen oder im Eingang seines Kunden
  --customer ID     mit --adopt: wessen Eingang aufnimmt, was ohne Namen gespeichert ist
  --remove-orphans  löscht, was seit über einem Tag zu keinem Dokument gehört und als Dokument noch einmal da ist
  --remove KEY      löscht das Genannte, wenn es zu keinem Dokument gehört; auch mehrmals
  --retry-texts     lässt den Dienst noch einmal versuchen, Dokumente für die Suche zu lesen, bei denen er es aufgegeben hat
  --help            zeigt diese Hilfe
`

interface Tasks {
  readonly quick: boolean
  readonly adopt: boolean
  readonly customer?: string | undefined
  readonly 'remove-orphans': boolean
  readonly remove: readonly string[]
  readonly 'retry-texts': boolean
}

async function check(
  { out, err }: CommandContext,
  { database, storage }: Pick<Service, 'database' | 'storage'>,
  tasks: Tasks,
): Promise<number> {
  const { db } = database
  if (tasks.customer !== undefined && (await readDataVersion(db, tasks.customer)) === null)
    throw new CommandError(
      `Den Kunden ${tasks.customer} gibt es nicht. Bitte prüfen Sie die Kundennummer.`,
    )
  const progress = new ProgressLine(err)
  const say = (line: string) => {
    progress.clear()
    out.write(line)
  }
  const fates: Record<OrphanFate, number> = { removed: 0, adopted: 0, twin: 0, unknown: 0 }
  const counts = await checkDocuments(
    { db, storage },
    {
      isQuick: tasks.quick,
      onFault: (document, fault) => say(renderFault(document, fault)),
      onOrphan: async (object) => {
        const { orphan, fate } = await resolveOrphan({ database, storage }, object, {
          removesTwins: tasks['remove-orphans'],
          adopts: tasks.adopt,
          customerId: tasks.customer,
          discarded: tasks.remove,
        })
        fates[fate] += 1
        say(renderOrphan(orphan, fate))
      },
      onProgress: (counts) => progress.show(() => renderCheckProgress(counts)),
    },
  )
  say(renderSummary(counts, fates))
  const failed = await countFailedTexts(db)
  if (tasks['retry-texts']) await retryTexts(db)
  say(renderTexts(failed, tasks['retry-texts']))
  return counts.faults > 0 || fates.unknown > 0 ? 1 : 0
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    quick: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
    customer: { type: 'string' },
    'remove-orphans': { type: 'boolean', default: false },
    remove: { type: 'string', multiple: true, default: [] },
    'retry-texts': { type: 'boolean', default: false },
  },
  misused: 'Eine dieser Angaben gibt es nicht.',
  failed: 'Die Dokumente sind nicht zu Ende geprüft.',
  run: ({ values }, context) =>
    withDatabase(context, ({ database, config }) =>
      withDocumentStore(database, config.documents, (storage) =>
        check(context, { database, storage }, values),
      ),
    ),
})
