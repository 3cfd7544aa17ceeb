import { expect, test } from 'vitest'
import { readCsvTables, readPdfText, readSheets } from '../../testing/reports.ts'
import { sampleIssuer, sampleReport } from '../../testing/sampleReport.ts'
import { writePdf } from './pdf/writePdf.ts'
import { writeTables } from './writeTables.ts'
import { writeWorkbook } from './writeWorkbook.ts'

const HARMFUL = '=HYPERLINK("https://evil.example")'

/** A report whose customer's data hold what spreadsheets take for a formula. */
function harmful() {
  const report = sampleReport()
  const units = report.units.map((unit) => ({ ...unit, label: HARMFUL }))
  return { ...report, units }
}

test('a workbook has real numbers and dates, and parts of a date as text', async () => {
  const sheets = await readSheets(Buffer.from(await writeWorkbook(sampleReport(), sampleIssuer)))
  const overview = sheets.get('Übersicht')?.[1]
  // 15 January 2026, in days since 30 December 1899.
  expect(overview?.get('C')).toEqual({ value: 46_037, style: expect.any(String) })
  expect(overview?.get('G')).toEqual({ value: 98.5, style: expect.any(String) })
  expect(overview?.get('I')).toEqual({ value: 700_000, style: expect.any(String) })
  expect(overview?.get('J')).toEqual({ value: '2024', style: null })
  expect(sheets.get('Einheiten')?.[1]?.get('J')).toEqual({ value: '02.2025', style: null })
})

test('an interest rate has its decimals in the workbook and the CSV', async () => {
  const sheets = await readSheets(Buffer.from(await writeWorkbook(sampleReport(), sampleIssuer)))
  expect(sheets.get('Kredite')?.[1]?.get('F')?.value).toBe(3.675)
  const tables = await readCsvTables(Buffer.from(await writeTables(sampleReport(), sampleIssuer)))
  expect(tables.get('Kredite')?.[1]?.[5]).toBe('3,675')
})

test('a sum that lacks loans says so in the words of the PDF, in each format', async () => {
  const [loan = expect.fail()] = sampleReport().loans
  const unknown = { ...loan, id: 'D2', interest: null, principal: null, balance: null, basis: null }
  for (const loans of [[loan], [loan, unknown]]) {
    const report = { ...sampleReport(), loans }
    const pdf = await readPdfText(await writePdf(report, sampleIssuer))
    const sheets = await readSheets(Buffer.from(await writeWorkbook(report, sampleIssuer)))
    const tables = await readCsvTables(Buffer.from(await writeTables(report, sampleIssuer)))
    const asKnown = loans.length > 1 ? ', soweit bekannt' : ''
    expect(pdf).toMatch(new RegExp(`Summe${asKnown} [\\d.,]+ [\\d.,]+ [\\d.,]+`))
    for (const sum of ['Gezahlte Zinsen', 'Tilgung', 'Restschuld'])
      expect(pdf).toMatch(new RegExp(`${sum}${asKnown} [\\d.,]+ €`))
    for (const sum of ['Gezahlte Zinsen 2025', 'Tilgung 2025', 'Restschuld am 31.12.2025']) {
      const header = [...(sheets.get('Übersicht')?.[0]?.values() ?? [])].map(({ value }) => value)
      expect(header).toContain(`${sum}${asKnown}, in Euro`)
      expect(tables.get('Übersicht')?.[0]).toContain(`${sum}${asKnown}, in Euro`)
    }
  }
})

test('says by kind the same in each format, and then needs no split of the expenses', async () => {
  const report = sampleReport()
  const read = async (said: typeof report) => ({
    pdf: await readPdfText(await writePdf(said, sampleIssuer)),
    sheets: await readSheets(Buffer.from(await writeWorkbook(said, sampleIssuer))),
    tables: await readCsvTables(Buffer.from(await writeTables(said, sampleIssuer))),
  })
  const { pdf, sheets, tables } = await read(report)
  expect(pdf).toContain('Kaltmiete 12.345,67 – Hausgeld – 2.000,00 ohne Angabe 2.469,05 432,10')
  expect(pdf).toContain('Summe 14.814,72 2.432,10')
  expect(pdf).not.toContain('getrennt nach')
  expect(tables.get('Nach Arten')?.slice(1, 5)).toEqual([
    ['Bestand', '', '', 'Kaltmiete', '12345,67', ''],
    ['Bestand', '', '', 'Hausgeld', '', '2000,00'],
    ['Bestand', '', '', 'ohne Angabe', '2469,05', '432,10'],
    ['Objekt', 'O1', 'Lindenstraße 14 Vorderhaus', 'Kaltmiete', '12345,67', ''],
  ])
  expect(sheets.get('Nach Arten')?.[2]?.get('F')?.value).toBe(2000)
  expect(sheets.get('Nach Arten')).toHaveLength(13)
  expect(tables.get('Jahresvergleich')?.map((row) => [row[0], row[6], row[14]])).toEqual([
    ['Jahr', 'Überschuss nach Kreditraten in Euro', 'Eigenkapital in Euro'],
    ['2025', '-10000,00', '634118,56'],
    ['2024', '-7911,60', '634118,56'],
  ])

  // As reports are that earlier releases have made.
  const item = ({ kinds: _, ...rest }: (typeof report.objects)[number]) => rest
  const { kinds: _, equity: __, before: ___, ...rest } = report
  const without = {
    ...rest,
    objects: report.objects.map(item),
    units: report.units.map(item),
  }
  const old = await read(without)
  expect(old.pdf).toContain('getrennt nach Erhaltung, Herstellung und laufenden Kosten')
  expect(old.pdf).not.toContain('ohne Angabe')
  expect(old.tables.has('Nach Arten')).toBe(false)
  expect(old.tables.has('Jahresvergleich')).toBe(false)
})

test('a workbook has texts, and no formula', async () => {
  const bytes = Buffer.from(await writeWorkbook(harmful(), sampleIssuer))
  const sheets = await readSheets(bytes)
  expect(sheets.get('Einheiten')?.[1]?.get('B')?.value).toContain('=HYPERLINK')
  for (const rows of sheets.values())
    for (const row of rows) for (const { style } of row.values()) expect(style).not.toBe('formula')
})

test('a workbook cuts a text that Excel could not open, which the CSV has whole', async () => {
  const report = sampleReport()
  const finances = Array.from({ length: 2000 }, (_, index) => `Lindenweg ${index}, Fulda`)
  const all = finances.join('; ')
  const long = { ...report, loans: report.loans.map((loan) => ({ ...loan, finances })) }
  const sheets = await readSheets(Buffer.from(await writeWorkbook(long, sampleIssuer)))
  const texts = [...(sheets.get('Kredite')?.[1]?.values() ?? [])].map(({ value }) => `${value}`)
  expect(texts).toContainEqual(expect.stringMatching(/^Lindenweg 0.{32000,}…$/))
  expect(Math.max(...texts.map(({ length }) => length))).toBe(32_767)
  const tables = await readCsvTables(Buffer.from(await writeTables(long, sampleIssuer)))
  expect(tables.get('Kredite')?.[1]).toContain(all)
})

test('CSV guards texts that look like formulas, and no numbers', async () => {
  const tables = await readCsvTables(Buffer.from(await writeTables(harmful(), sampleIssuer)))
  expect(tables.get('Einheiten')?.[1]?.[1]).toBe(`'${HARMFUL}`)
  // In February, more was spent than came in.
  expect(tables.get('Monate')?.[2]).toEqual(['Februar', '1234,56', '1500,00', '-265,44'])
  expect(tables.get('Übersicht')?.[1]?.slice(1, 3)).toEqual(['2025', '15.01.2026'])
})
