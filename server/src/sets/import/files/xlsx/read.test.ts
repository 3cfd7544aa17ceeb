import { expect, test } from 'vitest'
import { newFolders } from '../../../../testing/folders.ts'
import { cellsOf, readSheets } from '../../../../testing/import/sheets.ts'
import { workbook, workbookParts } from '../../../../testing/import/workbook.ts'
import { zip } from '../../../../testing/import/zip.ts'

const newFolder = newFolders()

const read = async (content: Buffer) => readSheets(await newFolder(), content)
const rowsOf = async (content: Buffer) => cellsOf((await read(content))[0]?.rows)

test('texts are read from shared strings, inline strings and rich text', async () => {
  const strings =
    '<si><t>Straße</t></si><si><r><t>Haus </t></r><r><rPr><b/></rPr><t>Linde</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>'
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>da &amp; dort</t></is></c></row>'
  expect(await rowsOf(workbook({ rows, strings }))).toEqual([
    [1, 'Straße', 'Haus Linde', 'da & dort'],
  ])
})

test('escapes are replaced by their characters, control characters by spaces', async () => {
  const rows =
    '<row><c t="inlineStr"><is><t>a_x00E4_b_x0000_c</t></is></c><c t="str"><f>A1</f><v>_x00FC_</v></c></row>'
  expect(await rowsOf(workbook({ rows }))).toEqual([[1, 'aäb c', 'ü']])
})

test('omitted rows and cells are counted, and blank rows skipped', async () => {
  const rows =
    '<row r="2"><c r="B2"><v>1</v></c><c r="C2" s="1"/><c r="D2"><v>2</v></c></row><row r="5"><c r="A5" s="1"/></row><row r="900000"><c r="AA900000"><v>3</v></c></row>'
  const empty = Array.from({ length: 26 }, () => '')
  expect(await rowsOf(workbook({ rows }))).toEqual([
    [2, '', '1', '', '2'],
    [900000, ...empty, '3'],
  ])
})

test('rows and cells without a reference follow each other', async () => {
  const rows = '<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'
  expect(await rowsOf(workbook({ rows }))).toEqual([
    [1, '1', '2'],
    [2, '3'],
  ])
})

test('a formula yields its stored result or error', async () => {
  const rows =
    '<row><c><f>1+1</f><v>2</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c t="d"><v>2025-02-24T00:00:00</v></c></row>'
  expect(await rowsOf(workbook({ rows }))).toEqual([[1, '2', '#DIV/0!', 'WAHR', '2025-02-24']])
})

test('a cell is read by its style’s number format', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="mmmm yyyy"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs>'
  const rows =
    '<row><c s="0"><v>0.0239</v></c><c s="1"><v>0.0239</v></c><c s="2"><v>38169</v></c></row>'
  expect(await rowsOf(workbook({ rows, styles }))).toEqual([[1, '0,0239', '2,39%', '2004-07']])
})

test('dates are read in the 1904 system if the workbook uses it', async () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
  const properties = '<workbookPr date1904="1"/>'
  const rows = '<row><c s="0"><v>44250</v></c></row>'
  expect(await rowsOf(workbook({ rows, styles, properties }))).toEqual([[1, '2025-02-24']])
})

test('elements may have a prefix', async () => {
  const parts = workbookParts({ rows: '' })
  const sheet =
    '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'
  expect(await rowsOf(zip({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toEqual([[1, 'a']])
})

test('styles and shared strings may be missing', async () => {
  const {
    'xl/styles.xml': _styles,
    'xl/sharedStrings.xml': _strings,
    ...parts
  } = workbookParts({ rows: '<row><c s="3"><v>1.5</v></c></row>' })
  expect(await rowsOf(zip(parts))).toEqual([[1, '1,5']])
})

const DAMAGED = /beschädigt oder unvollständig/
const rows = '<row><c t="inlineStr"><is><t>Straße</t></is></c></row>'
const sound = workbook({ rows })
const SHEET = 'xl/worksheets/sheet1.xml'
const { [SHEET]: _, ...withoutSheet } = workbookParts({ rows })

test.each([
  ['cut in half', sound.subarray(0, sound.length / 2), DAMAGED],
  ['without its last byte', sound.subarray(0, -1), DAMAGED],
  [
    'that unpacks to more than it states',
    zip(workbookParts({ rows: ' '.repeat(9_000_000) }), { [SHEET]: { size: 20 } }),
    DAMAGED,
  ],
  ['with a wrong checksum', zip(workbookParts({ rows }), { [SHEET]: { checksum: 1 } }), DAMAGED],
  ['with truncated XML', workbook({ rows: '<row><c>' }), DAMAGED],
  [
    'whose sheet defines an entity that is a file',
    zip({
      ...workbookParts({ rows }),
      [SHEET]:
        '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>',
    }),
    DAMAGED,
  ],
  ['whose sheet is empty', zip({ ...workbookParts({ rows }), [SHEET]: '' }), DAMAGED],
  ['whose sheet is missing', zip(withoutSheet), DAMAGED],
  ['with a missing shared string', workbook({ rows: '<row><c t="s"><v>7</v></c></row>' }), DAMAGED],
  [
    'with cells out of order',
    workbook({ rows: '<row><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>' }),
    DAMAGED,
  ],
  [
    'with a column beyond XFD',
    workbook({ rows: '<row><c r="ZZZZZZ1"><v>1</v></c></row>' }),
    DAMAGED,
  ],
  ['that is another kind of ZIP', zip({ 'content.xml': '<office/>' }), /keine Arbeitsmappe/],
  ['that is of Numbers', zip({ 'Index/Document.iwa': '' }), /keine Arbeitsmappe .* Numbers/],
  [
    'of less than a megabyte that unpacks to more than 128',
    workbook({ rows: ' '.repeat(129 * 1024 * 1024) }),
    /größer als 128 MB/,
  ],
])('a workbook %s is refused', async (_, content, message) => {
  await expect(read(content)).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: expect.stringMatching(message),
  })
})
