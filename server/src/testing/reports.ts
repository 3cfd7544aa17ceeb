import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { fromBufferPromise } from 'yauzl'

/** Reads the text of a PDF, with single spaces between its pieces. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(bytes))
  const { text: read } = await extractText(document, { mergePages: true })
  return read.replace(/\s+/g, ' ')
}

/** Reads the text files of a ZIP by their names. */
async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return files
}

/** Reads the tables of a report's CSV, by their names, each with its header first. */
export async function readCsvTables(bytes: Buffer): Promise<Map<string, string[][]>> {
  const files = await readZip(bytes)
  return new Map(
    [...files].map(([name, content]) => [
      name.replace(/\.csv$/, ''),
      parse(content, { delimiter: ';', bom: true }),
    ]),
  )
}

/** A cell of a sheet: a number, or text; empty cells are left out. */
interface SheetCell {
  readonly value: string | number
  /** The number's format, by its index; null for text, `formula` for a formula. */
  readonly style: string | null
}

const CELL = /<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs

/** Reads the sheets of a workbook as the file has them, by their names, each as rows of cells by column. */
export async function readSheets(bytes: Buffer): Promise<Map<string, Map<string, SheetCell>[]>> {
  const files = await readZip(bytes)
  const book = files.get('xl/workbook.xml') ?? ''
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => item.replace(/<[^>]*>/g, ''),
  )
  const names = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name)
  return new Map(
    names.map((name, index) => {
      const rows: Map<string, SheetCell>[] = []
      const sheet = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? ''
      for (const [, column = '', row = '', attributes = '', content = ''] of sheet.matchAll(CELL)) {
        const cells = rows[Number(row) - 1] ?? new Map<string, SheetCell>()
        rows[Number(row) - 1] = cells
        const value = /<v>(.*?)<\/v>/.exec(content)?.[1]
        const isText = attributes.includes('t="s"')
        const number = /s="(\d+)"/.exec(attributes)?.[1] ?? null
        const style = content.includes('<f') ? 'formula' : number
        if (value !== undefined)
          cells.set(
            column,
            isText
              ? { value: strings[Number(value)] ?? '', style: null }
              : { value: Number(value), style },
          )
      }
      return [name, rows]
    }),
  )
}
