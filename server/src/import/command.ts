import { inspect, parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { ProgressLine } from '../system/progressLine.ts'
import { importFiles } from './importFiles.ts'
import { renderChanges, renderProblems, renderProgress } from './renderReport.ts'

const HELP = `Liest die Tabellen der Verwaltung ein.

  npm run import -- PFAD… [--dry-run] [--strict]

PFAD ist eine CSV- oder XLSX-Datei oder ein Ordner davon. Jede Tabelle wird an ihren Überschriften erkannt. Für jeden
Kunden und jede Tabelle in den Dateien werden die Zeilen ersetzt; alles andere bleibt. Bei einem Fehler wird nichts
geschrieben.

  --dry-run  zeigt, was sich ändern würde, und schreibt nichts
  --strict   wertet Warnungen als Fehler
  --help     zeigt diese Hilfe
`

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Runs the command with its arguments; gives its exit status. */
async function run(args: string[]): Promise<number> {
  const given = parse(args)
  if (given?.values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!given || given.positionals.length === 0) {
    const fault = given ? 'Es fehlt, was einzulesen ist.' : 'Eine dieser Angaben gibt es nicht.'
    process.stderr.write(`${fault}\n\n${HELP}`)
    return 1
  }
  const database = await openDatabase(readConfig().databaseUrl)
  try {
    await migrate(database)
    return await importAndReport(database, given)
  } finally {
    await database.close()
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    return null
  }
}

async function importAndReport(
  database: Database,
  { values, positionals }: NonNullable<ReturnType<typeof parse>>,
): Promise<number> {
  const dryRun = values['dry-run']
  const progress = new ProgressLine(process.stderr)
  const report = await importFiles(database, positionals, {
    dryRun,
    strict: values.strict,
    onProgress: (state) => progress.show(() => renderProgress(state)),
  }).finally(() => progress.clear())
  process.stderr.write(renderProblems(report))
  process.stdout.write(renderChanges(report, { dryRun }))
  return report.problems.errorCount > 0 ? 1 : 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const reason = error instanceof ConfigError ? error.message : inspect(error)
  process.stderr.write(`Der Import ist gescheitert, es wurde nichts geschrieben.\n${reason}\n`)
  process.exitCode = 1
}
