import { createInterface } from 'node:readline/promises'
import { commandActor } from '../audit/entry.ts'
import { CommandError, runCommand, UsageError } from '../command/command.ts'
import { withDatabase, withDocumentStore } from '../command/stores.ts'
import type { Config } from '../config/config.ts'
import { readDataVersion } from '../customers/store.ts'
import type { Database } from '../database/open.ts'
import { customerTerm } from '../documents/search/expression.ts'
import { admitCommand } from '../http/access.ts'
import { cleanAfterErasure } from './clean.ts'
import { eraseCustomer, previewErasure } from './erase.ts'
import { countLocked } from './locked/store.ts'
import { listAddresses } from './people.ts'
import { renderErasure } from './render.ts'
import { findTraces, searchableMarks } from './traces.ts'

const HELP = `Löscht einen Kunden mit allem, was über ihn gespeichert ist, und sucht danach, ob etwas übrig ist.

  npm run delete -- --customer KUNDENNUMMER [--dry-run] [--yes]

Dokumente, die Sie nach dem Gesetz aufbewahren müssen (KEEP_YEARS), werden gesperrt: Nur noch Betreiber finden sie, in der
Verwaltung, bis sie nach Ablauf der Frist gelöscht werden. Auf SQLite schreibt der Befehl die Datenbank danach neu, damit in
ihr nichts Gelöschtes mehr steht; schreibende Anfragen an den Dienst warten so lange. Ist der Kunde schon gelöscht, räumt der
Befehl nur auf und sucht.

Frühere Sicherungen ändert der Befehl nicht: Spielen Sie eine davon ein, löschen Sie den Kunden noch einmal.

  --dry-run  zeigt, was gelöscht und was gesperrt würde, und löscht nichts
  --yes      fragt nicht nach
  --help     zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, welcher Kunde gelöscht werden soll.'

const ON_POSTGRES = `PostgreSQL gibt den Platz gelöschter Zeilen erst mit der Zeit wieder her. Damit in seinen Dateien sofort nichts mehr steht,
führen Sie in einer ruhigen Stunde VACUUM FULL aus: Solange es läuft, warten alle Anfragen.
`

const STILL_READ =
  'Die Datei -wal der Datenbank ließ sich nicht leeren, weil andere darin lesen. Starten Sie den Befehl später noch einmal.\n'

interface Options {
  readonly dryRun: boolean
  readonly isSure: boolean
}

async function run(customerId: string, options: Options): Promise<number> {
  return await withDatabase(async (database, config) => {
    const exists = (await readDataVersion(database.db, customerId)) !== null
    if (customerId === config.demoCustomerId)
      throw new CommandError(
        'Den Demo-Kunden legt der Dienst bei jedem Start wieder an; er lässt sich nicht löschen.',
      )
    const addresses = exists
      ? await database.db.transaction().execute((trx) => listAddresses(trx, customerId, config))
      : []
    if (exists) {
      const preview = await previewErasure({ database, config }, admitCommand(customerId))
      process.stdout.write(renderErasure(preview))
      if (options.dryRun) return 0
      if (!options.isSure) await confirm(customerId)
      const scope = admitCommand(customerId)
      process.stdout.write(
        renderErasure(await eraseCustomer({ database, config }, scope, commandActor)),
      )
    } else process.stdout.write(`Den Kunden ${customerId} gibt es nicht, oder nicht mehr.\n`)
    if (options.dryRun) return 0
    return await cleanAndSearch(database, config, customerId, addresses)
  })
}

async function confirm(customerId: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError('Ohne Terminal fragt der Befehl nicht nach: Bitte fügen Sie --yes hinzu.')
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await asking.question('Zum Löschen geben Sie die Kundennummer noch einmal ein: ')
  asking.close()
  if (typed.trim() !== customerId)
    throw new CommandError('Das ist nicht die Kundennummer: Es wurde nichts gelöscht.')
}

async function cleanAndSearch(
  database: Database,
  config: Config,
  customerId: string,
  addresses: readonly string[],
): Promise<number> {
  const isClean = await withDocumentStore(database, config.documents, (storage) =>
    cleanAfterErasure(database, storage),
  )
  if (database.dialect === 'postgres') process.stdout.write(ON_POSTGRES)
  if (!isClean) process.stderr.write(STILL_READ)
  const total = await countLocked(database.db, customerId)
  if (total > 0)
    process.stdout.write(
      `Unter der Kundennummer gibt es noch ${total} gesperrte Unterlagen; nach ihr wird deshalb nicht gesucht.\n`,
    )
  const ids = total > 0 ? [] : [customerId]
  const marks = searchableMarks([...ids, customerTerm(customerId), ...addresses])
  const traces = await findTraces(database, config, marks)
  for (const { place, mark } of traces) process.stderr.write(`Gefunden: ${mark} in ${place}\n`)
  process.stdout.write(
    `Gesucht: ${marks.join(', ')}. ${traces.length === 0 ? 'Nichts gefunden.' : ''}\n`,
  )
  return traces.length === 0 && isClean ? 0 : 2
}

await runCommand({
  help: HELP,
  options: {
    customer: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  misused: MISUSED,
  failed: 'Das Löschen ist gescheitert.',
  run: async ({ values: { customer, 'dry-run': dryRun, yes: isSure } }) => {
    if (!customer) throw new UsageError(MISUSED)
    return await run(customer, { dryRun, isSure })
  },
})
