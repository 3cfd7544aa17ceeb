import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { recordKinds } from '../../records/recordKinds.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { readBestand } from '../../testing/import/bestand.ts'
import { typedCell } from '../../testing/import/cells.ts'
import { formatCsv } from '../../testing/import/csv.ts'
import { readRecordTables, sumChanges, writeFiles } from '../../testing/import/importing.ts'
import { importFiles } from './importFiles.ts'

/** Sorted by name, so that the sheets are not in the order in which the import applies them. */
const tables = [...readBestand()].toSorted()

async function asWorkbook(named: boolean) {
  const sheets = tables.map(([name, [header = [], ...rows]], index) => {
    const fields = recordKinds.find((kind) => kind.name === name)?.fields ?? {}
    const cells = rows.map((row) =>
      row.map((text, column) => {
        const encoding = fields[header[column] ?? '']
        return encoding ? typedCell(text, encoding) : text
      }),
    )
    return { sheet: named ? name : `Tabelle${index + 1}`, data: [[...header], ...cells] }
  })
  const notes = {
    sheet: 'Notizen',
    data: [
      ['Stand', 2025],
      ['Bearbeiter', 'Meier'],
    ],
  }
  return { 'mappe.xlsx': await writeWorkbook([notes, ...sheets]).toBuffer() }
}

onEachDatabase('the same tables are read from CSV as from', (newDatabase) => {
  const newFolder = newFolders()
  const importInto = async (files: Readonly<Record<string, Buffer>>) => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    await writeFiles(folder, files)
    const report = await importFiles(database, [folder])
    expect(sumChanges(report).added).toBe(266)
    return { database, folder, report }
  }
  let expected: Awaited<ReturnType<typeof readRecordTables>>
  beforeAll(async () => {
    const csv = tables.map(([name, rows]) => [`${name}.csv`, Buffer.from(formatCsv(rows))] as const)
    const { database } = await importInto(Object.fromEntries(csv))
    expected = await readRecordTables(database)
    expect(expected.cash_flow).toHaveLength(92)
  })

  test.each([
    ['sheets named after the tables', true],
    ['other sheet names', false],
  ])('a workbook of typed cells with %s', async (_, named) => {
    const { database, folder, report } = await importInto(await asWorkbook(named))
    expect(await readRecordTables(database)).toEqual(expected)
    expect(report.skipped).toEqual([`${join(folder, 'mappe.xlsx')}, Blatt „Notizen“`])
  })
})
