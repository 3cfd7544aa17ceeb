import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFolders } from '../../../../testing/folders.ts'
import type { SheetRow } from '../sheet.ts'
import { openCsv } from './read.ts'

const newFolder = newFolders()

async function fileOf(content: string | Buffer): Promise<string> {
  const file = join(await newFolder(), 'tabelle.csv')
  await writeFile(file, content)
  return file
}

/** Reads the rows up to a fault, if there is one, and the fault. */
async function read(content: string | Buffer) {
  const rows: SheetRow[] = []
  try {
    for await (const row of (await openCsv(await fileOf(content))).rows) rows.push(row)
    return { rows, fault: null }
  } catch (fault) {
    return { rows, fault }
  }
}

async function rowsOf(content: string | Buffer) {
  const { rows, fault } = await read(content)
  expect(fault).toBeNull()
  return rows.map(({ line, cells }) => [line, ...cells])
}

test.each([
  ['semicolons', 'a;b,c;d\n1,5;"x;y";2\n'],
  ['commas', 'a,"b,c",d\n"1,5",x;y,2\n'],
  ['tabs', 'a\tb,c\td\n1,5\tx;y\t2\n'],
])('columns are delimited by %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual([
    [1, 'a', 'b,c', 'd'],
    [2, '1,5', 'x;y', '2'],
  ])
})

test('a title in quotes has no delimiters', async () => {
  expect(await rowsOf('"Liste, Stand heute"\n\na,b\n"1,5",2\n')).toEqual([
    [1, 'Liste, Stand heute'],
    [3, 'a', 'b'],
    [4, '1,5', '2'],
  ])
})

test.each([
  ['UTF-8', Buffer.from('straße;€\nGörlitz;ł')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFstraße;€\nGörlitz;ł')],
  ['UTF-16', Buffer.from('\uFEFFstraße;€\nGörlitz;ł', 'utf16le')],
  ['UTF-16, the bytes swapped', Buffer.from('\uFEFFstraße;€\nGörlitz;ł', 'utf16le').swap16()],
])('text is read in %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual([
    [1, 'straße', '€'],
    [2, 'Görlitz', 'ł'],
  ])
})

test('Windows-1252 is detected even if only the end of the file is not UTF-8', async () => {
  const content = Buffer.from(`a;b\n${'x;y\n'.repeat(50_000)}G\xf6rlitz;\x80`, 'latin1')
  expect((await rowsOf(content)).at(-1)).toEqual([50_002, 'Görlitz', '€'])
})

test('all line endings are accepted, and blank lines are skipped but counted', async () => {
  const content = '\r\na;b\r\n1;"two\r\nlines"\r\n\r\n ; \r\n3;4\r5;6\n7;8'
  expect(await rowsOf(content)).toEqual([
    [2, 'a', 'b'],
    [3, '1', 'two\nlines'],
    [7, '3', '4'],
    [8, '5', '6'],
    [9, '7', '8'],
  ])
})

test('a CRLF across two chunks is a single line ending', async () => {
  const border = 64 * 1024
  const filling = 'f'.repeat(border - 'a;b\r\n;g\r'.length)
  expect(await rowsOf(`a;b\r\n${filling};g\r\n1;2`)).toEqual([
    [1, 'a', 'b'],
    [2, filling, 'g'],
    [3, '1', '2'],
  ])
})

test('delimiters inside quoted headers are ignored', async () => {
  expect(await rowsOf('"a;;;b",c,d\n1,2,3')).toEqual([
    [1, 'a;;;b', 'c', 'd'],
    [2, '1', '2', '3'],
  ])
})

test('rows may have any number of values', async () => {
  expect(await rowsOf('a;b\n1\n1;2;3\n')).toEqual([
    [1, 'a', 'b'],
    [2, '1'],
    [3, '1', '2', '3'],
  ])
})

test('quoted values survive wherever chunks end', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ß', '"', ';', ',', '\t', '\n', ' ', '😀') })
  const row = fc.tuple(fc.constant('x'), cell, cell)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), fc.nat(9), async (rows, shift) => {
      // The file is read in chunks of 64 KiB; the padding moves the rows across the first boundary.
      const filling = `${'f'.repeat(65_500 + shift)};g;h`
      const quoted = rows.map((row) =>
        row.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'),
      )
      const read = await rowsOf(['a;b;c', filling, ...quoted].join('\r\n'))
      expect(read.slice(2).map(([, ...cells]) => cells)).toEqual(rows)
    }),
    { numRuns: 60 },
  )
})

test('lines of a quoted value do not tell the delimiter', async () => {
  const filling = 'f;g;h\n'.repeat(30)
  expect((await rowsOf(`a;b;c\nx;"\n,,,\n";y\n${filling}`))[1]).toEqual([2, 'x', '\n,,,\n', 'y'])
})

test.each([
  ['is not closed', 'a;b\n1;2\n3;"4\n5;6\n', /nicht wieder geschlossen/],
  ['is not closed in a large file', `a;b\n1;2\n3;"4\n${'5;6\n'.repeat(400_000)}`, /nicht wieder/],
  ['opens within a value', 'a;b\n1;2\n3;Haus "Linde"\n5;6\n', /mitten in einem Wert/],
  ['closes within a value', 'a;b\n1;2\n3;"Haus" Linde\n5;6\n', /mitten in einem Wert/],
])('a quote that %s fails at its line after the rows before it', async (_, content, message) => {
  const { rows, fault } = await read(content)
  expect(rows.map(({ line }) => line)).toEqual([1, 2])
  expect(fault).toMatchObject({
    name: 'UnreadableFile',
    line: 3,
    message: expect.stringMatching(message),
  })
})

test('a file with a NUL byte is refused', async () => {
  await expect(openCsv(await fileOf('a;b\n1;\0'))).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: expect.stringMatching(/keine Textdatei/),
  })
})
