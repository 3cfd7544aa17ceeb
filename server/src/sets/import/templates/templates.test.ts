import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { sendImportTemplateCall } from '@hausblick/contract/calls/importTemplates.ts'
import { builtInKinds } from '@hausblick/contract/rows/builtInKinds.ts'
import { expect, test } from 'vitest'
import { getCellAddress } from 'write-excel-file/utility'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import { propertyOverviewKind as unitKind } from '../../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { newApps } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { signInEveryone } from '../../../testing/everyone.ts'
import { newFolders } from '../../../testing/folders.ts'
import { errorsOf, readEverything } from '../../../testing/import/importing.ts'
import { zip } from '../../../testing/import/zip.ts'
import { openArchive } from '../files/archive.ts'
import { importFiles } from '../importFiles.ts'
import { examineSources } from '../sources/examineSources.ts'
import { listColumns, type TemplateColumn } from './columns.ts'
import { writeTemplate } from './writeTemplate.ts'

const YEAR = 2031
const SHEET = 'xl/worksheets/sheet1.xml'
const PARTS = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
  SHEET,
  'xl/worksheets/sheet2.xml',
]

/** What a spreadsheet stores of a typed example: a fraction of a percentage, and a day as its serial number. */
function typeExample({ example, form }: TemplateColumn): { type: string; content: string } {
  const text = { type: ' t="inlineStr"', content: `<is><t>${example}</t></is>` }
  if (form.format === '@') return text
  const number = Number(example.replace(' %', '').replace(',', '.'))
  const typed = form.format.endsWith('%') ? number / 100 : number
  return { type: '', content: `<v>${form.rule.type === 'date' ? 45_712 : typed}</v>` }
}

async function readParts(file: string): Promise<Record<string, string>> {
  const archive = await openArchive(file)
  const parts: Record<string, string> = {}
  for (const part of PARTS) {
    let text = ''
    for await (const chunk of archive.read(part)) text += chunk
    parts[part] = text
  }
  archive.close()
  return parts
}

/** Fills the first row of a template with its examples, as a person would. */
async function fillIn(file: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const parts = await readParts(file)
  let sheet = parts[SHEET] ?? ''
  for (const [index, column] of columns.entries()) {
    const { type, content } = typeExample(column)
    const empty = new RegExp(`<c r="${getCellAddress(1, index)}"( s="\\d+")/>`)
    expect(sheet).toMatch(empty)
    const filled = `<c r="${getCellAddress(1, index)}"$1${type}>${content}</c>`
    sheet = sheet.replace(empty, filled)
  }
  return zip({ ...parts, [SHEET]: sheet })
}

onEachDatabase('templates of the tables', (newDatabase) => {
  const newFolder = newFolders()
  const newApp = newApps()

  async function writeAll(folder: string) {
    for (const kind of recordKinds)
      await writeFile(join(folder, `${kind.name}.xlsx`), await writeTemplate(kind, YEAR))
  }

  test('store nothing as they are', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    await writeAll(folder)
    const before = await readEverything(database)
    const report = await importFiles(database, [folder])
    expect(errorsOf(report, folder)).toEqual([])
    expect(await readEverything(database)).toEqual(before)
  })

  test('are examined without their explanations', async () => {
    const folder = await newFolder()
    await writeAll(folder)
    const sources = recordKinds.map(({ name }) => ({ path: join(folder, `${name}.xlsx`), name }))
    const results: string[] = []
    for await (const { examination } of examineSources(sources, { profiles: [], learned: {} }))
      results.push(examination.result)
    expect(results).toEqual(recordKinds.flatMap(() => ['own', 'empty']))
  })

  test('name the columns that a row needs', () => {
    const needs = (kind: RecordKind) =>
      listColumns(kind, YEAR).flatMap(({ name, need }) => (need ? [[name, need]] : []))
    expect(needs(amountsByKindKind)).toEqual([
      ['customerid', 'yes'],
      ['propertyid', 'one of'],
      ['objectid', 'one of'],
      ['kind', 'yes'],
    ])
    expect(needs(unitKind)).toEqual([
      ['customerid', 'yes'],
      ['propertyid', 'yes'],
    ])
  })

  test('offer the usual kinds, and accept others after a warning', async () => {
    const file = join(await newFolder(), 'a.xlsx')
    await writeFile(file, await writeTemplate(amountsByKindKind, YEAR))
    const sheet = (await readParts(file))[SHEET] ?? ''
    const list = /<dataValidation ([^>]*)><formula1>("[^<]*Grundsteuer[^<]*)</.exec(sheet)
    expect(list?.[1]).toContain('errorStyle="warning"')
    for (const kind of [...builtInKinds.income, ...builtInKinds.expenses])
      expect(list?.[2]).toContain(kind)
  })

  test('are imported once they are filled in', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    await writeAll(folder)
    for (const kind of recordKinds) {
      const file = join(folder, `${kind.name}.xlsx`)
      await writeFile(file, await fillIn(file, listColumns(kind, YEAR)))
    }
    expect(errorsOf(await importFiles(database, [folder]), folder)).toEqual([])
    const stored = await readEverything(database)
    for (const { sqlTable } of recordKinds) expect(stored[sqlTable], sqlTable).toHaveLength(1)
    const [unit = ''] = stored.property_overview?.map(String) ?? []
    expect(JSON.parse(unit)).toMatchObject({ zip_code: '04109', rental_start_date: '2025-02-24' })
    const [terms = ''] = stored.credit_terms?.map(String) ?? []
    expect(JSON.parse(terms)).toMatchObject({ repayment_type: 'Annuität' })
  })

  test('are sent with checks for the year that is asked for', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    const app = await newApp(database)
    const { operator } = await signInEveryone(database)
    const get = (table: string) =>
      app.inject({
        url: addressOf(sendImportTemplateCall, { params: { table }, query: { year: '2027' } }),
        headers: operator,
      })
    expect((await get('erfunden')).statusCode).toBe(404)
    const reply = await get('dashboard-property')
    expect(reply.headers['content-disposition']).toContain('Vorlage Zahlen der Einheiten.xlsx')
    await writeFile(join(folder, 'a.xlsx'), reply.rawPayload)
    const parts = await readParts(join(folder, 'a.xlsx'))
    expect(parts['xl/sharedStrings.xml']).toContain('propertyincome012027')
    // After the rows, or Excel repairs the file.
    expect(parts[SHEET]).toMatch(/<\/sheetData>(?:<mergeCells.*)?<dataValidations count="\d+">/)
  })
})
