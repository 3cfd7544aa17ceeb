import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HELP_OPTION, readArguments, runCommand } from '../command/command.ts'
import { readConfig } from '../config/config.ts'
import { openDocumentStore } from '../config/openDocumentStore.ts'
import { dataVersion } from '../customers/store.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { admitCommand } from '../http/access.ts'
import { customerFiles } from './customerFiles.ts'
import { writeZip } from './writeZip.ts'

const HELP = `Schreibt alles, was über einen Kunden gespeichert ist, in eine ZIP-Datei.

  npm run export -- --customer KUNDENNUMMER --out DATEI.zip

Tabellen und Dokumente darin liest "npm run import -- DATEI.zip" wieder ein.

  --help  zeigt diese Hilfe
`

const OPTIONS = {
  customer: { type: 'string' },
  out: { type: 'string' },
  ...HELP_OPTION,
} as const

/** Runs the command with its arguments; gives its exit status. */
async function run(args: string[]): Promise<number> {
  const given = readArguments({ args, options: OPTIONS })?.values
  if (given?.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!given?.customer || !given.out) {
    process.stderr.write(`Bitte sagen Sie, welcher Kunde in welche Datei soll.\n\n${HELP}`)
    return 1
  }
  return await exportCustomer(given.customer, given.out)
}

async function exportCustomer(customerId: string, out: string): Promise<number> {
  const config = readConfig()
  const database = await openDatabase(config.databaseUrl)
  try {
    await migrate(database)
    const refusal = await refuse(database, customerId, out)
    if (refusal) {
      process.stderr.write(`${refusal}\n`)
      return 1
    }
    const storage = await openDocumentStore(database, config.documents)
    await write(
      out,
      writeZip(customerFiles({ db: database.db, storage }, admitCommand(customerId))),
    ).finally(() => storage.close())
    process.stdout.write(`${out}\n`)
    return 0
  } finally {
    await database.close()
  }
}

async function refuse({ db }: Database, customerId: string, out: string): Promise<string | null> {
  if (await stat(out).catch(() => null))
    return `Die Datei ${out} gibt es schon. Bitte wählen Sie einen anderen Namen.`
  if ((await dataVersion(db, customerId)) === null)
    return `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer.`
  return null
}

/** Writes beside the file first, so that there is a whole one or none. */
async function write(out: string, zip: Readable): Promise<void> {
  const draft = `${out}.unfertig`
  try {
    // Whatever is in it, others on this machine need not read it.
    await pipeline(zip, createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, out)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

await runCommand(run, 'Der Export ist gescheitert.')
