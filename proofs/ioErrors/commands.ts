import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withArchive } from '@hausblick/server/src/backup/archive/read.ts'
import { summarise } from '@hausblick/server/src/backup/summary.ts'
import { portfolioKind } from '@hausblick/server/src/records/kinds/portfolio.ts'
import { propertyOverviewKind } from '@hausblick/server/src/records/kinds/propertyOverview.ts'
import { databaseOf, fillDataFolder, SECRET } from '@hausblick/server/src/testing/dataFolders.ts'
import { csvOf } from '@hausblick/server/src/testing/import/csv.ts'
import { readRecordTables, writeFiles } from '@hausblick/server/src/testing/import/importing.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import { openPromise } from 'yauzl'
import { type Command, runToEnd } from '../kills/killedCommand.ts'
import type { FailingCommand } from './failCommand.ts'

const CUSTOMER = 'K-1'
const UNITS = 20
const WRITES = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate'].map((call) => ({ calls: [call] }))
const NAMES = ['mkdir', 'link', 'rename', 'rmdir'].map((call) => ({ calls: [call] }))
/** Of 26 spooled documents. */
const UNLINKS = { calls: ['unlink'], step: 9 }
/** Of a file of some 100 pieces. */
const pieces = (file: string) => ({ calls: ['write'], files: [file], step: 9 })
const passed = () => undefined

export async function createBackup(folder: string): Promise<FailingCommand> {
  const site = await createSite(folder)
  const archive = join(folder, 'backup.tar')
  const command = site.command('backup/create/command.ts', [archive])
  const read = () => withArchive(archive, (holdings) => summarise(holdings, passed))
  await runToEnd(command)
  const expected = await read()
  return {
    ...site,
    command,
    walks: [...WRITES, ...NAMES, UNLINKS, pieces(`${archive}.unfertig`)],
    failed: /^Es ist nichts gesichert\.\n/,
    prepare: () => rm(archive, { force: true }),
    find: async () => {
      if (!(await exists(archive))) return 'absent'
      return isDeepStrictEqual(await read().catch(() => null), expected) ? 'whole' : 'half'
    },
    listLeft: async () => await listDrafts(folder),
  }
}

export async function createExport(folder: string): Promise<FailingCommand> {
  const site = await createSite(folder)
  const file = join(folder, 'export.zip')
  const command = site.command('export/command.ts', ['--customer', CUSTOMER, '--out', file])
  await runToEnd(command)
  const expected = await listEntries(file)
  return {
    ...site,
    command,
    walks: [...WRITES, ...NAMES, UNLINKS, pieces(`${file}.unfertig`)],
    failed: /^Der Export ist gescheitert\.\n/,
    prepare: () => rm(file, { force: true }),
    find: async () => {
      if (!(await exists(file))) return 'absent'
      const found = await listEntries(file).catch(() => null)
      return isDeepStrictEqual(found, expected) ? 'whole' : 'half'
    },
    listLeft: async () => await listDrafts(folder),
  }
}

export async function createImport(folder: string): Promise<FailingCommand> {
  const site = await createSite(folder)
  const files = join(folder, 'files')
  const command = site.command('import/command.ts', [files])
  const url = databaseOf(site.data)
  let round = 0
  let before: unknown
  const readTables = () => withDatabaseAt(url, readRecordTables)
  const hasDocument = () =>
    withDatabaseAt(url, async ({ db }) => {
      const named = db.selectFrom('document').where('name', '=', nameOf(round)).select('number')
      return (await named.execute()).length
    })
  return {
    ...site,
    command,
    walks: [...WRITES, ...NAMES, UNLINKS],
    failed:
      /^(?:Der Import ist gescheitert, es wurde nichts geschrieben|Das Einlesen der Dokumente ist abgebrochen)\b/,
    prepare: async () => {
      round += 1
      before = await readTables()
      await rm(files, { recursive: true, force: true })
      await writeSet(files, round)
    },
    find: async () => {
      const tables = await readTables()
      const documents = await hasDocument()
      const isBefore = isDeepStrictEqual(tables, before)
      if (isBefore && documents === 0) return 'absent'
      const isAfter = JSON.stringify(tables).includes(`${round}000`)
      if (isBefore || !isAfter || documents > 1) return 'half'
      // Tables come first; another run adds the document.
      return documents === 1 ? 'whole' : 'absent'
    },
    listLeft: async () => await readdir(join(site.data, 'documents', 'unfinished')),
  }
}

async function createSite(folder: string) {
  const [data, temporary] = [join(folder, 'data'), join(folder, 'temporary')]
  await mkdir(data)
  await mkdir(temporary)
  await fillDataFolder(data)
  const environment = { DATA_DIR: data, SECRET, TMPDIR: temporary }
  const command = (file: string, args: readonly string[]): Command => ({
    file,
    args,
    folder,
    environment,
  })
  return { data, temporary, command }
}

const nameOf = (round: number) => `Lauf ${round}`

/** Writes tables and a document that differ from those of other rounds. */
async function writeSet(files: string, round: number): Promise<void> {
  const units = Array.from({ length: UNITS }, (_, index) => `W${index + 1}`)
  await writeFiles(files, {
    'portfolio.csv': csvOf(portfolioKind, [
      { customerid: CUSTOMER, portfoliovalue: `${round}0,00 €` },
    ]),
    'overview.csv': csvOf(
      propertyOverviewKind,
      units.map((propertyid) => ({ customerid: CUSTOMER, propertyid, city: `Ort ${round}` })),
    ),
    [`readv_${CUSTOMER}_Am Markt 1_20250101_Brief_${nameOf(round)}.pdf`]: await createPdf([
      nameOf(round),
    ]),
  })
}

/** Lists the names and checksums of a ZIP, without the log, which each export makes longer. Rejects if it is cut off. */
async function listEntries(file: string): Promise<[name: string, crc32: number][]> {
  const zip = await openPromise(file)
  const entries: [string, number][] = []
  for await (const { fileName, crc32 } of zip.eachEntry())
    if (!fileName.endsWith('/protokoll.csv')) entries.push([fileName, crc32])
  return entries
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null
}

async function listDrafts(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.unfertig'))
}
