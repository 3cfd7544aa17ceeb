import { enableCompileCache } from 'node:module'
import { inspect, parseArgs } from 'node:util'

const HELP = `Startet den Dienst mit dem Dashboard und sagt, unter welcher Adresse beides zu erreichen ist.

  npm start

Eingestellt wird er durch Umgebungsvariablen oder die Datei .env, siehe docs/operations/settings.md. Strg+C beendet ihn.

  --adopt  übernimmt SECRET und DOCUMENTS_URL, auch wenn die Datenbank andere kennt: nach einem Verlust, ein einziges Mal
  --version
           nennt nur die Version; mit npm: npm run --silent start -- --version
  --help   zeigt diese Hilfe
`

const OPTIONS = {
  adopt: { type: 'boolean', default: false },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Returns what to do about an error that prevents the start, or all that is known of it. */
async function explainFailedStart(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return inspect(error)
  if (error.name === 'ConfigError') return `Bitte prüfen Sie die Einstellungen:\n${error.message}`
  if (error.name === 'MigrationRefused' || error.name === 'DatabaseUnusable') return error.message
  if (error.name === 'DatabaseUnavailable') return describeUnavailable(error)
  const code = 'code' in error ? error.code : undefined
  if (String(code).startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${HELP}`
  const { isNoSpace } = await import('./platform/database/noSpace.ts')
  return isNoSpace(error) ? describeFullDisk(error) : inspect(error)
}

function describeFullDisk({ message }: Error): string {
  return `Auf dem Datenträger ist kein Platz mehr, oder er lässt sich nicht beschreiben (${message}).\nBitte schaffen Sie Platz in DATA_DIR, und starten Sie noch einmal.`
}

function describeUnavailable({ message, cause }: Error): string {
  const reason = cause instanceof Error ? cause.message : message
  return `Die Datenbank antwortet nicht: ${reason}\nBitte starten Sie sie, oder prüfen Sie DATABASE_URL.`
}

// The service runs, and ends, whether or not anyone reads what it says.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const { help, version, adopt } = parseArgs({ options: OPTIONS }).values
  if (help) {
    process.stdout.write(HELP)
  } else if (version) {
    process.stdout.write(`${(await import('./platform/config/version.ts')).version}\n`)
  } else {
    // Compiling is a third of the start; everything imported from here on is cached.
    enableCompileCache()
    const { start } = await import('./start.ts')
    await start({ adopt })
  }
} catch (error) {
  process.stderr.write(`Der Dienst ist nicht gestartet.\n${await explainFailedStart(error)}\n`)
  process.exit(1)
}
