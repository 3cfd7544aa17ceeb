import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears } from '../../records/editions.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { readDatedRows } from '../../records/read.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { writeFiles } from '../../testing/import/importing.ts'
import { runCommandFile } from '../../testing/process.ts'
import { importFiles } from './importFiles.ts'

const CUSTOMERS = ['K-1', 'K-2', 'K-3']
const UNITS = 550

/** A table of more units than one batch, all with the same value. */
function unitsWorth(value: string): string {
  const units = CUSTOMERS.flatMap((customerid) =>
    Array.from({ length: UNITS }, (_, index) => ({
      customerid,
      propertyid: `W${index}`,
      propertyvalue: value,
      propertyincome012025: value,
    })),
  )
  return csvOf(propertyKind, units)
}

onEachDatabase('an import while the service is running', (newDatabase) => {
  const newFolder = newFolders()

  test('shows reads either the state before it or the state after it', async () => {
    const service = await newDatabase()
    const [before, after] = [await newFolder(), await newFolder()]
    await writeFiles(before, { 'a.csv': unitsWorth('1,00') })
    await writeFiles(after, { 'a.csv': unitsWorth('2,00') })
    await importFiles(service, [before])

    let isDone = false
    // In a process of its own: within this one, an import into SQLite would let no read in between.
    const settings = { DATA_DIR: after, DATABASE_URL: service.url }
    const importing = runCommandFile('sets/import/command.ts', [after], after, settings).finally(
      () => {
        isDone = true
      },
    )
    const seen: string[] = []
    const read = async () => {
      const edition = inYears(propertyKind, [2025])
      const scopes = CUSTOMERS.map(admitCommand)
      const rows = await readDatedRows(service.db, edition, scopes, 'listed')
      const values = rows.map(({ row, months }) => `${row.propertyvalue}/${months[0]?.income[0]}`)
      seen.push(`${rows.length} × ${[...new Set(values)].join(' or ')}`)
    }
    while (!isDone) {
      await read()
      // SQLite reads are synchronous and would starve the exit event of the command.
      await setImmediate()
    }
    expect(await importing).toMatchObject({ status: 0 })
    await read()
    expect([...new Set(seen)]).toEqual(['1650 × 100/100', '1650 × 200/200'])
    expect(seen.length).toBeGreaterThan(3)
  })
})
