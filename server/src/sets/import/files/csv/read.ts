import { isGuarded, isGuardedTable, unguardFormula } from '@hausblick/contract/encoding/formula.ts'
import { CsvError, type Parser, parse } from 'csv-parse'
import type { Sheet, SheetRow } from '../sheet.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { detectEncoding, readText, type TextEncoding } from './text.ts'

/** In characters. An unclosed quote makes the rest of the file one value; parsing gives up here. */
const MAX_ROW_LENGTH = 1_000_000

/**
 * Opens a CSV file in UTF-8, UTF-16 or Windows-1252, delimited by semicolons, commas or tabs. Throws an UnreadableFile if the file
 * is binary; its rows throw it at a misplaced or unclosed quote.
 */
export async function openCsv(file: string): Promise<Sheet> {
  const encoding = await detectEncoding(file)
  return { name: null, endsEarly: false, rows: readRows(file, encoding) }
}

async function* readRows(file: string, encoding: TextEncoding): AsyncGenerator<SheetRow> {
  let parser: RowParser | undefined
  let head = ''
  for await (const text of readText(file, encoding)) {
    head += text
    const header = parser ? '' : findHeader(head)
    if (header === null) continue
    parser ??= new RowParser(header)
    // Delegating by yield* would await each row twice.
    await parser.write(head)
    for (const row of parser.take()) yield row
    head = ''
  }
  parser ??= new RowParser(findHeader(`${head}${'\n'.repeat(SEARCHED_LINES)}`) ?? head)
  await parser.write(head)
  await parser.end()
  for (const row of parser.take()) yield row
}

/** Makes a row of a table written by the export, whose formula guards are removed. */
function toUnguardedRow(line: number, cells: readonly string[]): SheetRow {
  return { line, cells: cells.map(unguardFormula) }
}

function toNotedRow(line: number, cells: readonly string[]): SheetRow {
  if (!cells.some(isGuarded)) return { line, cells }
  const notes = cells.flatMap((cell, index) =>
    isGuarded(cell) ? [{ kind: 'guarded' as const, index }] : [],
  )
  return { line, cells, notes }
}

/** A header may stand below titles, which have other delimiters or none. */
const SEARCHED_LINES = 30
const KEY = /(?:^|[;,\t])\s*"?customerid"?\s*(?:[;,\t]|$)/i

/**
 * Returns the line by which a table's delimiter is found, or null until enough lines have been read: the first with our key,
 * or else the first of those with most columns. Titles may have quotes around them.
 */
function findHeader(text: string): string | null {
  const lines = text.split('\n').slice(0, -1)
  const keyed = lines.slice(0, SEARCHED_LINES).find((line) => KEY.test(line))
  if (keyed !== undefined) return keyed
  const first = /^\s*(.*)\n/.exec(text)?.[1]
  // A quoted value may go on in the next line; alone and closed, it is a title.
  if (first?.includes('"') && (countColumns(first) > 1 || withoutQuoted(first).includes('"')))
    return first
  if (lines.length < SEARCHED_LINES) return text.length > MAX_ROW_LENGTH ? text : null
  // What looks like lines within a quoted value are none.
  const bare = withoutQuoted(text).split('\n').slice(0, SEARCHED_LINES)
  const searched = bare.filter((line) => !line.includes('"'))
  return searched.reduce(
    (best, line) => (countColumns(line) > countColumns(best) ? line : best),
    first ?? '',
  )
}

/**
 * Parses the text written to it. Unlike csv-parse's own stream, yields all rows before a fault and only then throws, so
 * that they are checked too.
 */
class RowParser {
  readonly #parser: Parser
  #rows: SheetRow[] = []
  #nextLine = 0
  #failure: Error | undefined

  constructor(header: string) {
    const toRow = isGuardedTable(header) ? toUnguardedRow : toNotedRow
    const delimiter = detectDelimiter(header)
    this.#parser = parse({
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      max_record_size: MAX_ROW_LENGTH,
      on_record: (cells: string[], { lines }) => {
        if (this.#nextLine > 0) this.#rows.push(toRow(this.#nextLine, cells))
        this.#nextLine = lines
        return null
      },
    })
    this.#parser.on('error', (error) => {
      this.#failure = error
    })
    this.#parser.resume()
    // csv-parse makes an error of each row that is not as wide as the first, which may be a title: an empty row goes first.
    this.#parser.write(`${delimiter.repeat(countColumns(header) - 1)}\n`)
  }

  async write(text: string): Promise<void> {
    if (this.#failure) return
    await new Promise<void>((resolve) => this.#parser.write(text, () => resolve()))
  }

  async end(): Promise<void> {
    if (this.#failure) return
    await new Promise<void>((resolve) => {
      this.#parser.once('close', resolve)
      this.#parser.end()
    })
  }

  /** Yields the rows parsed since it was last called; throws at a fault. */
  *take(): Generator<SheetRow> {
    yield* this.#rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''))
    this.#rows = []
    if (this.#failure) throw toUnreadableFile(this.#failure, this.#nextLine)
  }
}

function toUnreadableFile(failure: Error, line: number): Error {
  if (!(failure instanceof CsvError)) return failure
  if (failure.code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(
      'Die Zeile ist länger als eine Million Zeichen. Kürzen Sie den langen Wert in ihr; oder, wenn es keinen gibt, schließen Sie ein Anführungszeichen, das geöffnet und nicht wieder geschlossen wird.',
      { line, cause: failure },
    )
  if (failure.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(
      'Ein Anführungszeichen wird geöffnet und nicht wieder geschlossen. Schließen Sie es, oder entfernen Sie es.',
      { line, cause: failure },
    )
  return new UnreadableFile(
    'Ein Anführungszeichen steht mitten in einem Wert. Setzen Sie den ganzen Wert in Anführungszeichen, und verdoppeln Sie die darin.',
    { line, cause: failure },
  )
}

const DELIMITERS = [';', ',', '\t'] as const

type Delimiter = (typeof DELIMITERS)[number]

/** Returns the delimiter that is most frequent in the header outside quotes. */
function detectDelimiter(header: string): Delimiter {
  const counted = countDelimiters(header)
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function countDelimiters(header: string) {
  const bare = withoutQuoted(header)
  return DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
}

function withoutQuoted(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '')
}

function countColumns(line: string): number {
  return Math.max(...countDelimiters(line).map(({ count }) => count))
}
