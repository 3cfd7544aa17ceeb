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

const decoder = new TextDecoder('windows-1252')

const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
)

/** Replaces characters that Windows-1252 lacks, such as the first letter of Łukasz, by question marks. */
function replaceUnencodable(text: string): string {
  return [...text].map((character) => (bytes.has(character) ? character : '?')).join('')
}

function encodeWindows1252(text: string): Buffer {
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f))
}

type Tables = ReadonlyMap<string, readonly (readonly string[])[]>

/** Sorted by name, so that the sheets are not in the order in which the import applies them. */
const tables: Tables = new Map(
  [...readBestand()]
    .map(([name, rows]) => [name, rows.map((row) => row.map(replaceUnencodable))] as const)
    .toSorted(),
)

function asCsv(delimiter: string, encode: (text: string) => Buffer) {
  return Object.fromEntries(
    [...tables].map(([name, rows]) => [`${name}.csv`, encode(formatCsv(rows, delimiter))]),
  )
}

async function asWorkbook(named: boolean) {
  const sheets = [...tables].map(([name, [header = [], ...rows]], index) => {
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

const utf8 = (text: string) => Buffer.from(text)

onEachDatabase('the same tables are read from', (newDatabase) => {
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
    const { database } = await importInto(asCsv(';', (text) => utf8(`\uFEFF${text}`)))
    expected = await readRecordTables(database)
    expect(expected.cash_flow).toHaveLength(92)
  })

  test.each([
    ['in UTF-8 without a byte order mark', asCsv(';', utf8)],
    ['in Windows-1252', asCsv(';', encodeWindows1252)],
    ['with comma delimiters', asCsv(',', utf8)],
    ['with tab delimiters', asCsv('\t', utf8)],
    ['with bare line feeds', asCsv(';', (text) => utf8(text.replaceAll('\r', '')))],
  ])('CSV %s', async (_, files) => {
    const { database } = await importInto(files)
    expect(await readRecordTables(database)).toEqual(expected)
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
