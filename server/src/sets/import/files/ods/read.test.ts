import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../../../testing/folders.ts'
import { cellsOf, readSheets } from '../../../../testing/import/sheets.ts'
import { oneSheet, spreadsheet } from '../../../../testing/import/spreadsheet.ts'
import { zip } from '../../../../testing/import/zip.ts'

const newFolder = newFolders()
const read = async (content: Buffer) => readSheets(await newFolder(), content)

const cell = (attributes: string, shown = '') =>
  `<table:table-cell ${attributes}>${shown && `<text:p>${shown}</text:p>`}</table:table-cell>`
const value = (type: string, stored: string, shown = '', more = '') =>
  cell(`office:value-type="${type}" office:${stored} ${more}`, shown)
const row = (cells: string, attributes = '') =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`
const text = (shown: string) => cell('office:value-type="string"', shown)

test.each([
  ['a text', text('Straße &amp; Haus'), 'Straße & Haus'],
  ['spaces', text('a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d'), 'a  b\tc\nd'],
  ['paragraphs', cell('', '1</text:p><text:p><text:span>2</text:span>'), '1\n2'],
  [
    'a text with a comment',
    cell('', 'A</text:p><office:annotation><text:p>nein</text:p></office:annotation><text:p>B'),
    'A\nB',
  ],
  ['a stored text', value('string', 'string-value="ja"', 'nein'), 'ja'],
  ['a number', value('float', 'value="1234.5"', '1.235'), '1234,5'],
  ['a number as shown', value('float', 'value="4177"', '04177'), '04177'],
  ['exact digits', value('float', 'value="0.30000000000000004"', '0,3'), '0,3'],
  ['a percentage', value('percentage', 'value="0.0239"', '2 %'), '2,39%'],
  ['euros', value('currency', 'value="850"', '850,00 €', 'office:currency="EUR"'), '850'],
  ['francs', value('currency', 'value="850"', 'CHF', 'office:currency="CHF"'), '850 CHF'],
  ['a day', value('date', 'date-value="2025-03-15"', '15.03.25'), '2025-03-15'],
  ['a moment', value('date', 'date-value="2025-03-15T10:00:00"', '15. Mär 25'), '2025-03-15'],
  ['a month', value('date', 'date-value="2025-03-01"', 'Mär 25'), '2025-03'],
  ['a year', value('date', 'date-value="2025-01-01"', '2025'), '2025'],
  ['a truth', value('boolean', 'boolean-value="true"', 'WAHR'), 'WAHR'],
  ['a time', value('time', 'time-value="PT10H00M00S"', '10:00'), '10:00'],
  ['a result', value('float', 'value="2"', '2', 'table:formula="of:=1+1"'), '2'],
  ['an empty result', cell('table:formula="of:=1" office:value-type="string"'), undefined],
  ['no result', cell('table:formula="of:=1"'), '='],
  [
    'an error',
    value('string', 'string-value=""', '#DIV/0!', 'calcext:value-type="error"'),
    '#DIV/0!',
  ],
  ['an old error', value('float', 'value="0"', 'Err:502'), 'Err:502'],
])('%s is read as it is meant', async (_, content, expected) => {
  const [sheet] = await read(oneSheet(row(content)))
  expect(sheet?.rows[0]?.cells[0]).toBe(expected)
})

test('what is repeated is counted, up to the end of the sheet', async () => {
  const rows = [
    row(
      `${cell('table:number-columns-repeated="2"')}${text('a')}`,
      'table:number-rows-repeated="2"',
    ),
    row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="3"'),
    `<table:table-row-group>${row(value('float', 'value="7"', '7', 'table:number-columns-repeated="2"'))}</table:table-row-group>`,
    row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048570"'),
  ]
  const [sheet] = await read(oneSheet(rows.join('')))
  expect(cellsOf(sheet?.rows)).toEqual([
    [1, '', '', 'a'],
    [2, '', '', 'a'],
    [6, '7', '7'],
  ])
})

test('merged cells, notes and hidden parts are told as in other workbooks', async () => {
  const rows = [
    '<table:table-column/><table:table-column table:visibility="collapse"/>',
    row(text('A') + text('B')),
    row(cell('table:number-rows-spanned="2"', 'Weg') + value('float', 'value="1.5"')),
    row(
      `<table:covered-table-cell office:value-type="string"><text:p>alt</text:p></table:covered-table-cell>${text('x')}`,
      'table:visibility="filter"',
    ),
    row(value('float', 'value="1E+16"') + cell('table:formula="of:=1"')),
  ]
  const [sheet] = await read(oneSheet(rows.join(''), 'table:style-name="hidden"'))
  expect(sheet).toEqual({
    name: 'Blatt',
    isHidden: true,
    rows: [
      { line: 1, cells: ['A', 'B'], hiddenCells: [1] },
      {
        line: 2,
        cells: ['Weg', '1,5'],
        notes: [{ kind: 'repeated', index: 0, range: 'A2:A3' }],
        numbers: [1],
        hiddenCells: [1],
      },
      { line: 3, cells: ['Weg', 'x'], isHidden: true, hiddenCells: [1] },
      {
        line: 4,
        cells: ['10000000000000000', '='],
        notes: [
          { kind: 'rounded', index: 0 },
          { kind: 'formula', index: 1 },
        ],
        hiddenCells: [1],
      },
    ],
  })
})

test('sheets follow each other, each with its own merged cells', async () => {
  const one = (name: string) =>
    `<table:table table:name="${name}">${row(text('A'))}${row(cell('table:number-columns-spanned="2"', name))}</table:table>`
  const sheets = await read(spreadsheet(one('Häuser') + one('Darlehen')))
  expect(sheets.map(({ name, rows }) => [name, rows[1]])).toEqual(
    ['Häuser', 'Darlehen'].map((name) => [
      name,
      { line: 2, cells: [name], notes: [{ kind: 'spanned', index: 0, range: 'A2:B2' }] },
    ]),
  )
})

test.each([
  [
    'with a password',
    zip({ 'content.xml': '', 'META-INF/manifest.xml': '<a><encryption-data/></a>' }),
    /Kennwort/,
  ],
  ['that is a text', zip({ 'content.xml': '<office><text/></office>' }), /keine Arbeitsmappe/],
  ['cut off', zip({ 'content.xml': '<office><spreadsheet><table name="a">' }), /beschädigt/],
  [
    'with a column too many',
    oneSheet(row(cell('table:number-columns-repeated="16385"', 'a'))),
    /beschädigt/,
  ],
  [
    'that a few bytes make huge',
    oneSheet(
      row(
        cell('table:number-columns-repeated="16384"', 'a'),
        'table:number-rows-repeated="1048576"',
      ),
    ),
    /größer als 128 MB/,
  ],
])('a spreadsheet %s is refused', async (_, content, message) => {
  await expect(read(content)).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: expect.stringMatching(message),
  })
})

test('a workbook that LibreOffice has saved is read as the one of Excel', async () => {
  const data = join(import.meta.dirname, '../../testdata')
  const [own, ofExcel] = await Promise.all(
    ['werte-von-hand.ods', 'quellen/5-werte-von-hand.xlsx'].map(
      async (name) => await read(await readFile(join(data, name))),
    ),
  )
  const cells = (sheets: typeof own = []) => sheets.map(({ name, rows }) => [name, cellsOf(rows)])
  expect(cells(own)).toEqual(cells(ofExcel))
})
