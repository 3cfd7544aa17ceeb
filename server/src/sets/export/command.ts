import { stat } from 'node:fs/promises'
import { readDataVersion } from '../../people/customers/store.ts'
import { commandActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { type CommandContext, defineCommand, UsageError } from '../../platform/command/command.ts'
import { withDatabase, withDocumentStore } from '../../platform/command/stores.ts'
import { writeOut } from '../../platform/command/writeOut.ts'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { listCustomerFiles } from './customerFiles.ts'
import { writeZip } from './writeZip.ts'

const HELP = `Schreibt alles, was über einen Kunden gespeichert ist, in eine ZIP-Datei.

  npm run export -- --customer KUNDENNUMMER --out DATEI.zip

Tabellen und Dokumente darin liest "npm run import -- DATEI.zip" wieder ein.

  --help  zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, welcher Kunde in welche Datei soll.'

async function exportCustomer(
  context: CommandContext,
  customerId: string,
  file: string,
): Promise<number> {
  return await withDatabase(context, async ({ out, err, database, config }) => {
    const refusal = await refuse(database, customerId, file)
    if (refusal) {
      err.write(`${refusal}\n`)
      return 1
    }
    const record = createAuditLog(config.secrets).by(commandActor)
    await transact(database.db, (trx) => record(trx, { action: 'exported', customerId }))
    await withDocumentStore(database, config.documents, (storage) =>
      writeOut(
        file,
        writeZip(listCustomerFiles({ db: database.db, storage }, admitCommand(customerId))),
      ),
    )
    out.write(`${file}\n`)
    return 0
  })
}

async function refuse({ db }: Database, customerId: string, file: string): Promise<string | null> {
  if (await stat(file).catch(() => null))
    return `Die Datei ${file} gibt es schon. Bitte wählen Sie einen anderen Namen.`
  if ((await readDataVersion(db, customerId)) === null)
    return `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer.`
  return null
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { customer: { type: 'string' }, out: { type: 'string' } },
  misused: MISUSED,
  failed: 'Der Export ist gescheitert.',
  run: async ({ values: { customer, out: file } }, context) => {
    if (!customer || !file) throw new UsageError(MISUSED)
    return await exportCustomer(context, customer, file)
  },
})
