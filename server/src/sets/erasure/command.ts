import { createInterface } from 'node:readline/promises'
import { customerTerm } from '../../documents/search/expression.ts'
import { readDataVersion } from '../../people/customers/store.ts'
import { commandActor } from '../../platform/audit/entry.ts'
import {
  type CommandContext,
  CommandError,
  defineCommand,
  UsageError,
} from '../../platform/command/command.ts'
import { withDatabase, withDocumentStore } from '../../platform/command/stores.ts'
import type { Config } from '../../platform/config/config.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { findRunsNaming } from '../import/erasure/findRuns.ts'
import type { CustomerNames } from '../import/erasure/naming.ts'
import { requireRun } from '../import/runs/store.ts'
import { cleanAfterErasure } from './clean.ts'
import { eraseCustomer, previewErasure } from './erase.ts'
import { eraseImports, findImports } from './imports.ts'
import { countLocked } from './locked/store.ts'
import type { ErasureParts } from './parts.ts'
import { renderErasure } from './render.ts'
import { findTraces, searchableMarks } from './traces.ts'

const HELP = `Löscht einen Kunden mit allem, was über ihn gespeichert ist, und sucht danach, ob etwas übrig ist.

  npm run delete -- --customer KUNDENNUMMER [--dry-run] [--yes]

Dokumente, die Sie nach dem Gesetz aufbewahren müssen (KEEP_YEARS), werden gesperrt: Nur noch Betreiber finden sie, in der
Verwaltung, bis sie nach Ablauf der Frist gelöscht werden. Auf SQLite schreibt der Befehl die Datenbank danach neu, damit in
ihr nichts Gelöschtes mehr steht; schreibende Anfragen an den Dienst warten so lange. Ist der Kunde schon gelöscht, räumt der
Befehl nur auf und sucht. Dateien von Importen, die den Kunden nennen, werden mitgelöscht; offene Importe enden damit.

Frühere Sicherungen ändert der Befehl nicht: Spielen Sie eine davon ein, löschen Sie den Kunden noch einmal.

  --dry-run  zeigt, was gelöscht und was gesperrt würde, und löscht nichts
  --yes      fragt nicht nach
  --help     zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, welcher Kunde gelöscht werden soll.'

const ON_POSTGRES = `PostgreSQL gibt den Platz gelöschter Zeilen erst mit der Zeit wieder her. Damit in seinen Dateien sofort nichts mehr steht,
führen Sie in einer ruhigen Stunde VACUUM FULL aus: Solange es läuft, warten alle Anfragen.
`

const STILL_NAMED =
  'Starten Sie den Befehl noch einmal, wenn niemand einliest. Was dann noch gefunden wird, löschen Sie dort, wo es steht.'

const STILL_READ =
  'Die Datei -wal der Datenbank ließ sich nicht leeren, weil andere darin lesen. Starten Sie den Befehl später noch einmal.\n'

interface Options {
  readonly dryRun: boolean
  readonly isSure: boolean
}

async function erase(
  context: CommandContext,
  customerId: string,
  options: Options,
): Promise<number> {
  const { out } = context
  return await withDatabase(context, ({ database, config }) =>
    withDocumentStore(database, config.documents, async (storage) => {
      const parts = { database, storage, config }
      const scope = admitCommand(customerId)
      const exists = (await readDataVersion(database.db, customerId)) !== null
      if (customerId === config.demoCustomerId)
        throw new CommandError(
          'Den Demo-Kunden legt der Dienst bei jedem Start wieder an; er lässt sich nicht löschen.',
        )
      if (exists) out.write(renderErasure(await previewErasure(parts, scope)))
      else out.write(`Den Kunden ${customerId} gibt es nicht, oder nicht mehr.\n`)
      if (options.dryRun) return 0
      if (exists && !options.isSure) await confirm(customerId)
      const imports = await findImports(parts, customerId)
      if (exists) out.write(renderErasure(await eraseCustomer(parts, scope, commandActor)))
      else await transact(database.db, (trx) => eraseImports(trx, imports))
      return await cleanAndSearch(context, parts, customerId, imports.names)
    }),
  )
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
  { out, err }: CommandContext,
  { database, storage, config }: ErasureParts & { readonly config: Config },
  customerId: string,
  names: CustomerNames,
): Promise<number> {
  const { db } = database
  const isClean = await cleanAfterErasure(database, storage)
  if (database.dialect === 'postgres') out.write(ON_POSTGRES)
  if (!isClean) err.write(STILL_READ)
  const total = await countLocked(db, customerId)
  if (total > 0)
    out.write(
      `Unter der Kundennummer gibt es noch ${total} gesperrte Unterlagen; nach ihr wird deshalb nicht gesucht.\n`,
    )
  const ids = total > 0 ? [] : [customerId]
  const marks = searchableMarks([...ids, customerTerm(customerId), ...names.addresses])
  const found = (await findTraces(database, config, marks)).map(
    ({ place, mark }) => `Gefunden: ${mark} in ${place}\n`,
  )
  for (const id of await findRunsNaming({ database, storage }, names)) {
    const { started_at, started_by } = await requireRun(db, admitCommand(), id)
    found.push(`Gefunden: im Import von ${started_by}, begonnen ${started_at}\n`)
  }
  err.write(found.join(''))
  out.write(
    `Gesucht: ${marks.join(', ')}, und in den Dateien der Importe. ${found.length === 0 ? 'Nichts gefunden.' : STILL_NAMED}\n`,
  )
  return found.length === 0 && isClean ? 0 : 2
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: {
    customer: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  misused: MISUSED,
  failed: 'Das Löschen ist gescheitert.',
  run: async ({ values: { customer, 'dry-run': dryRun, yes: isSure } }, context) => {
    if (!customer) throw new UsageError(MISUSED)
    return await erase(context, customer, { dryRun, isSure })
  },
})
