import { createAuditLog } from '../../platform/audit/log.ts'
import {
  type CommandContext,
  defineCommand,
  reasonOf,
  UsageError,
} from '../../platform/command/command.ts'
import { ProgressLine, type Terminal } from '../../platform/command/progressLine.ts'
import { withDatabase, withDocumentStore } from '../../platform/command/stores.ts'
import type { Database } from '../../platform/database/open.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { StoragePlace } from '../../platform/storage/place.ts'
import { importDocuments } from './archive/importDocuments.ts'
import { renderArchive, renderArchiveProblems } from './archive/render.ts'
import { withUnpackedExports } from './archive/withUnpackedExports.ts'
import { isOptionalColumn } from './headers/readHeader.ts'
import { type ImportOptions, importFiles } from './importFiles.ts'
import { readNamedMappings } from './mappings/readNamed.ts'
import { markMappingsUsed } from './mappings/store.ts'
import type { ImportReport } from './problems/importReport.ts'
import { quote } from './problems/problems.ts'
import {
  renderChanges,
  renderProblems,
  renderProgress,
  renderUnused,
} from './problems/renderReport.ts'

const HELP = `Liest die Tabellen der Verwaltung und Dokumente ein.

  npm run import -- PFAD… [--dry-run] [--strict] [--without SPALTE]… [--moved] [--forget-valuations]
                    [--mapping NAME]…

PFAD ist eine Tabelle als CSV-, XLSX- oder ODS-Datei, ein Dokument als PDF, ein Ordner von beidem oder eine ZIP-Datei,
die "npm run export" geschrieben hat. Jede Tabelle wird an ihren Überschriften erkannt. Für jeden
Kunden und jede Tabelle in den Dateien werden die Zeilen ersetzt; alles andere bleibt. Bei einem Fehler wird nichts
geschrieben. Jeder Import steht im Portal und lässt sich dort zurücknehmen.

Die Monatsspalten dürfen von jedem Jahr ab 2000 sein, wie portfolioincome012024, auch von mehreren. Ersetzt werden die Monate
der Jahre, die sie nennen; andere Jahre bleiben. Ein älteres Jahr überschreibt nichts Neueres. Bewertungen werden nach ihrem
Datum aufbewahrt, gezeigt wird die neueste.

Spalten, in denen es im Bestand keine Angaben gibt, dürfen fehlen.

Tabellen anderer Programme werden nach einer Zuordnung gelesen, die im Portal unter ihrem Namen gespeichert ist, und nur, wenn
--mapping sie nennt und ihre Überschriften genau passen.

Dokumente heißen readv_KUNDENNUMMER_ADRESSE_JJJJMMTT_ART_NAME.pdf und werden auch in Unterordnern gefunden. Was es unter
diesem Namen mit demselben Inhalt schon gibt, bleibt; was sich nicht einlesen lässt, wird genannt und hält das Übrige nicht
auf. Ein Lauf, der abbrach, wird durch einen weiteren vollständig.

  --dry-run  zeigt, was sich ändern würde, und schreibt nichts
  --strict   wertet Warnungen als Fehler
  --without SPALTE
             lässt zu, dass eine Spalte fehlt, in der es schon Angaben gibt: Sie bleiben; neue Zeilen haben dort keine
  --moved    nimmt Einheiten, Objekte und Kredite, die im Bestand einem anderen Kunden gehören, diesem weg
  --forget-valuations
             vergisst frühere Bewertungen der Zeilen in den Dateien, etwa nach einem Tippfehler im Datum
  --mapping NAME
             liest Tabellen, die nicht die eigene Form haben, nach der gespeicherten Zuordnung dieses Namens, oder nach
             einer Datei wie zuordnung.json, die im Portal heruntergeladen wurde
  --help     zeigt diese Hilfe
`

const UNCERTAIN =
  'Beim Schreiben brach die Verbindung zur Datenbank ab. Die Tabellen sind vollständig geschrieben oder gar nicht; ein weiterer Lauf holt sie nach, falls sie fehlen.'

const INTERRUPTED =
  'Das Einlesen der Dokumente ist abgebrochen. Was schon eingelesen ist, bleibt; ein weiterer Lauf holt den Rest nach.'

/** Reads the columns named by `--without`. Throws a UsageError for a required or unknown one. */
function readOptionalColumns(names: readonly string[]): ReadonlySet<string> {
  const without = new Set(names.map((name) => name.trim().toLowerCase()))
  const unknown = [...without].find((name) => !isOptionalColumn(name))
  if (unknown === undefined) return without
  throw new UsageError(
    `--without: Ohne die Spalte ${quote(unknown)} geht es nicht, oder keine Tabelle hat sie.`,
  )
}

interface Stores {
  readonly database: Database
  readonly place: StoragePlace
}

async function importAndReport(
  context: CommandContext,
  { database, place }: Stores,
  paths: readonly string[],
  options: ImportOptions & { readonly dryRun: boolean; readonly strict: boolean },
): Promise<number> {
  const { out, err } = context
  const { dryRun } = options
  const progress = new ProgressLine(err)
  const report = await importFiles(database, paths, {
    ...options,
    onProgress: (state) => progress.show(() => renderProgress(state)),
  })
    .catch((error) => explainLoss(error, err))
    .finally(() => progress.clear())
  if (report === null) return 1
  err.write(renderProblems(report))
  err.write(renderUnused(options.mappings ?? [], report))
  out.write(renderChanges(report, { dryRun }))
  if (report.problems.errorCount > 0) return 1
  if (!dryRun) await markMappingsUsed(database.db, [...report.mappings])
  if (report.documents.length === 0) return 0
  return await importArchive(context, { database, place }, report, options)
}

/** Prints what is known of the tables if the database was lost, perhaps after its commit, and returns null; otherwise throws. */
function explainLoss(error: unknown, err: Terminal): null {
  if (!(error instanceof DatabaseUnavailable)) throw error
  err.write(`${UNCERTAIN}\n${reasonOf(error)}\n`)
  return null
}

async function importArchive(
  { out, err }: CommandContext,
  { database, place }: Stores,
  { documents, customerIds }: ImportReport,
  { dryRun, strict }: { dryRun: boolean; strict: boolean },
): Promise<number> {
  const progress = new ProgressLine(err)
  try {
    const report = await withDocumentStore(database, place, (storage) =>
      importDocuments({ database, storage }, documents, {
        dryRun,
        strict,
        customerIds,
        onProgress: (done, of) => progress.show(() => `Dokumente: ${done} von ${of}`),
      }).finally(() => progress.clear()),
    )
    err.write(renderArchiveProblems(report))
    out.write(renderArchive(report, { dryRun }))
    return report.problems.errorCount > 0 ? 1 : 0
  } catch (error) {
    err.write(`${INTERRUPTED}\n${reasonOf(error)}\n`)
    return 1
  }
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    'dry-run': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] as string[] },
    moved: { type: 'boolean', default: false },
    'forget-valuations': { type: 'boolean', default: false },
    mapping: { type: 'string', multiple: true, default: [] as string[] },
  },
  allowPositionals: true,
  misused: 'Eine dieser Angaben gibt es nicht.',
  failed: 'Der Import ist gescheitert, es wurde nichts geschrieben.',
  run: async ({ values, positionals }, context) => {
    if (positionals.length === 0) throw new UsageError('Es fehlt, was einzulesen ist.')
    const {
      'dry-run': dryRun,
      strict,
      moved: moves,
      'forget-valuations': forgetValuations,
    } = values
    const without = readOptionalColumns(values.without)
    const chosen = { dryRun, strict, moves, forgetValuations, without }
    return await withDatabase(
      context,
      async ({ database, config: { documents: place, secrets } }) => {
        const named = await readNamedMappings(database.db, values.mapping)
        const options = { ...chosen, ...named, audit: createAuditLog(secrets) }
        return await withUnpackedExports(positionals, (paths) =>
          importAndReport(context, { database, place }, paths, options),
        )
      },
    )
  },
})
