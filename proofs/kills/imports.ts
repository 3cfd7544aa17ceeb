import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { portfolioKind } from '@hausblick/server/src/records/kinds/portfolio.ts'
import { propertyKind } from '@hausblick/server/src/records/kinds/property.ts'
import { propertyOverviewKind } from '@hausblick/server/src/records/kinds/propertyOverview.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { csvOf } from '@hausblick/server/src/testing/import/csv.ts'
import { readRecordTables, writeFiles } from '@hausblick/server/src/testing/import/importing.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Findings } from '../service/findings.ts'
import { countOrphans } from './countOrphans.ts'
import { killAtRandom, runToEnd } from './killedCommand.ts'
import { TimedStarts } from './timedStarts.ts'

const CUSTOMER = 'K-1'
const UNITS = 1000
const DOCUMENTS = 3

/**
 * Kills imports of tables and documents `rounds` times at a random moment. The tables must then be those of before or those of
 * the files, and must be those of the files where documents were added; a service must start; another run must complete it.
 */
export async function killImports(
  folder: string,
  rounds: number,
  told: (round: number) => void = () => {},
): Promise<Findings> {
  const data = join(folder, 'data')
  const files = join(folder, 'files')
  const databaseUrl = `sqlite:${join(data, 'hausblick.db')}`
  const environment = { DATA_DIR: data, LOG_LEVEL: 'silent', PORT: await findFreePort() }
  const starts = new TimedStarts(folder, environment)
  const command = { file: 'import/command.ts', args: [files], folder, environment }
  const faults: string[] = []
  let [acknowledged, interrupted, found] = [0, 0, 0]

  const readTables = () => withDatabaseAt(databaseUrl, readRecordTables)
  const countDocuments = (round: number) =>
    withDatabaseAt(databaseUrl, async ({ db }) => {
      const named = db.selectFrom('document').where('name', 'like', `Lauf ${round} %`)
      return (await named.select('number').execute()).length
    })
  const start = await starts.start()
  await start.stop()

  await writeSet(files, 0)
  let usualMs = await runToEnd(command)
  let before = await readTables()
  for (let round = 1; interrupted < rounds; round++) {
    await rm(files, { recursive: true })
    await writeSet(files, round)
    const isKilled = await killAtRandom(command, usualMs)
    if (isKilled) interrupted += 1
    const service = await starts.start()
    await service.stop()
    const left = await readTables()
    const documents = await countDocuments(round)

    usualMs = await runToEnd(command)
    acknowledged += 1
    const after = await readTables()
    const isAfter = isDeepStrictEqual(left, after)
    if (isAfter) found += 1
    if (isDeepStrictEqual(before, after)) faults.push(`run ${round} changed nothing`)
    if (!isAfter && !isDeepStrictEqual(left, before)) faults.push(`run ${round} was half-written`)
    if (!isAfter && documents > 0) faults.push(`run ${round} added documents without tables`)
    const repeated = await countDocuments(round)
    if (repeated !== DOCUMENTS)
      faults.push(`run ${round} has ${repeated} documents after it was repeated`)
    before = after
    if (isKilled) told(interrupted)
  }
  await withDatabaseAt(databaseUrl, migrate)
  const orphans = await countOrphans(data, databaseUrl, (fault) => faults.push(fault))
  return { acknowledged, interrupted, found, orphans, longestStartMs: starts.longestMs, faults }
}

/** Writes tables and documents that differ from those of other rounds. */
async function writeSet(files: string, round: number): Promise<void> {
  const units = Array.from({ length: UNITS }, (_, index) => `W${index + 1}`)
  const income = `${round + 1},00 €`
  const tables = {
    'portfolio.csv': csvOf(portfolioKind, [{ customerid: CUSTOMER, portfoliovalue: income }]),
    'overview.csv': csvOf(
      propertyOverviewKind,
      units.map((propertyid) => ({ customerid: CUSTOMER, propertyid, city: `Ort ${round}` })),
    ),
    'property.csv': csvOf(
      propertyKind,
      units.map((propertyid) => ({
        customerid: CUSTOMER,
        propertyid,
        propertyincome032025: income,
      })),
    ),
  }
  await writeFiles(files, tables)
  for (let index = 1; index <= DOCUMENTS; index++) {
    const name = `Lauf ${round} Nummer ${index}`
    const file = `readv_${CUSTOMER}_Am Markt 1_20250101_Brief_${name}.pdf`
    await writeFiles(files, { [file]: await createPdf([name]) })
  }
}
