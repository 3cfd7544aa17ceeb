import { stat } from 'node:fs/promises'
import { commandActor } from '../audit/entry.ts'
import { createAuditLog } from '../audit/log.ts'
import { runCommand, UsageError } from '../command/command.ts'
import { withDatabase, withDocumentStore } from '../command/stores.ts'
import { writeOut } from '../command/writeOut.ts'
import { readDataVersion } from '../customers/store.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import { admitCommand } from '../http/access.ts'
import { listCustomerFiles } from './customerFiles.ts'
import { writeZip } from './writeZip.ts'

const HELP = `Schreibt alles, was über einen Kunden gespeichert ist, in eine ZIP-Datei.

  npm run export -- --customer KUNDENNUMMER --out DATEI.zip

Tabellen und Dokumente darin liest "npm run import -- DATEI.zip" wieder ein.

  --help  zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, welcher Kunde in welche Datei soll.'

async function exportCustomer(customerId: string, out: string): Promise<number> {
  return await withDatabase(async (database, config) => {
    const refusal = await refuse(database, customerId, out)
    if (refusal) {
      process.stderr.write(`${refusal}\n`)
      return 1
    }
    const record = createAuditLog(config.secrets).by(commandActor)
    await transact(database.db, (trx) => record(trx, { action: 'exported', customerId }))
    await withDocumentStore(database, config.documents, (storage) =>
      writeOut(
        out,
        writeZip(listCustomerFiles({ db: database.db, storage }, admitCommand(customerId))),
      ),
    )
    process.stdout.write(`${out}\n`)
    return 0
  })
}

async function refuse({ db }: Database, customerId: string, out: string): Promise<string | null> {
  if (await stat(out).catch(() => null))
    return `Die Datei ${out} gibt es schon. Bitte wählen Sie einen anderen Namen.`
  if ((await readDataVersion(db, customerId)) === null)
    return `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer.`
  return null
}

await runCommand({
  help: HELP,
  options: { customer: { type: 'string' }, out: { type: 'string' } },
  misused: MISUSED,
  failed: 'Der Export ist gescheitert.',
  run: async ({ values: { customer, out } }) => {
    if (!customer || !out) throw new UsageError(MISUSED)
    return await exportCustomer(customer, out)
  },
})
