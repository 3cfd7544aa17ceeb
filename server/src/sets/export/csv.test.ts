import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from '@hausblick/contract/encoding/text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inYears } from '../../records/editions.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { newFolders } from '../../testing/folders.ts'
import { sampleRow } from '../../testing/sampleRow.ts'
import { openCsv } from '../import/files/csv/read.ts'
import type { SheetRow } from '../import/files/sheet.ts'
import { writeRecords } from './csv.ts'

const newFolder = newFolders()

/** Any text that can be stored, often with the start of a formula. */
const storedText = fc
  .tuple(fc.stringMatching(/^['"=+\-@;＝＋－＠]{0,4}$/), fc.string({ unit: 'binary' }))
  .map((parts) => text.read(parts.join('')) ?? 'x')

async function readStreets(content: string, header: string): Promise<unknown[]> {
  const file = join(await newFolder(), 'tabelle.csv')
  await writeFile(file, content)
  const rows: SheetRow[] = []
  for await (const row of (await openCsv(file)).rows) rows.push(row)
  const column = rows[0]?.cells.indexOf(header) ?? -1
  return rows.slice(1).map(({ cells }) => text.read(cells[column] ?? ''))
}

test('any text survives a round trip through an exported table', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(storedText, { minLength: 1, maxLength: 20 }), async (streets) => {
      const rows = streets.map((street, index) =>
        sampleRow(objectOverviewKind, 'K-1', `O${index}`, { street }),
      )
      const content = writeRecords(inYears(objectOverviewKind, []), rows)
      expect(await readStreets(content, 'street')).toEqual(streets)
    }),
    { numRuns: 50 },
  )
})

test('a free-text contract end is guarded against formulas', () => {
  const row = sampleRow(propertyOverviewKind, 'K-1', 'W1', { dateofrentalend: '=HEUTE()' })
  expect(writeRecords(inYears(propertyOverviewKind, []), [row])).toContain(";'=HEUTE();")
})

test('apostrophes in files not written by the export are kept', async () => {
  const streets = ["'=1+1", "''-5", "'s-Hertogenbosch"]
  const plain = ['customerid;street', ...streets.map((street) => `K-1;${street}`)].join('\n')
  const quoted = plain.replaceAll(/[^;\n]+/g, '"$&"')
  for (const content of [plain, quoted, `\uFEFF${quoted}`])
    expect(await readStreets(content, 'street')).toEqual(streets)
})
