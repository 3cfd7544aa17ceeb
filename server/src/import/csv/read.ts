import { isGuarded, isGuardedTable, unguardFormula } from '@hausblick/contract/encoding/formula.ts'
import { CsvError, type Parser, parse } from 'csv-parse'
import type { Sheet, SheetRow } from '../sheet.ts'
import { Unreadable } from '../unreadable.ts'
import { detectEncoding, readText, type TextEncoding } from './text.ts'

/** Where a quote is never closed, the rest of the file is one value; this is where looking for its end stops. */
const LONGEST_ROW = 1_000_000

/** The one table of a CSV file: UTF-8 or Windows-1252, with semicolons, commas or tabs. */
export async function openCsv(file: string): Promise<Sheet> {
  const encoding = await detectEncoding(file)
  return { name: null, endsEarly: false, rows: readRows(file, encoding) }
}

async function* readRows(file: string, encoding: TextEncoding): AsyncGenerator<SheetRow> {
  let source: RowSource | undefined
  let head = ''
  for await (const text of readText(file, encoding)) {
    head += text
    const header = source ? '' : firstLine(head)
    if (header === null) continue
    source ??= new RowSource(header)
    yield* source.write(head)
    head = ''
  }
  source ??= new RowSource(head)
  yield* source.write(head)
  yield* source.end()
}

/** A row of a table that the export has written. */
function unguarded(line: number, cells: readonly string[]): SheetRow {
  return { line, cells: cells.map(unguardFormula) }
}

function asItStands(line: number, cells: readonly string[]): SheetRow {
  if (!cells.some(isGuarded)) return { line, cells }
  const notes = cells.flatMap((cell, index) =>
    isGuarded(cell) ? [{ kind: 'guarded' as const, index }] : [],
  )
  return { line, cells, notes }
}

/** The first line with anything in it; null as long as its end has not been read. */
function firstLine(text: string): string | null {
  if (text.length > LONGEST_ROW) return text
  return /^\s*(.*)\n/.exec(text)?.[1] ?? null
}

/**
 * Gives the rows of the text written to it. Rows before a fault are given before the fault is thrown, which reading
 * csv-parse's stream would not do; so that every row of the file is checked.
 */
class RowSource {
  readonly #parser: Parser
  #rows: SheetRow[] = []
  #nextLine = 1
  #failure: Error | undefined

  constructor(header: string) {
    const toRow = isGuardedTable(header) ? unguarded : asItStands
    this.#parser = parse({
      delimiter: detectDelimiter(header),
      record_delimiter: '\n',
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        this.#rows.push(toRow(this.#nextLine, cells))
        this.#nextLine = lines + 1
        return null
      },
    })
    this.#parser.on('error', (error) => {
      this.#failure = error
    })
    this.#parser.resume()
  }

  async *write(text: string): AsyncGenerator<SheetRow> {
    await new Promise<void>((resolve) => this.#parser.write(text, () => resolve()))
    yield* this.#take()
  }

  async *end(): AsyncGenerator<SheetRow> {
    await new Promise<void>((resolve) => {
      this.#parser.once('close', resolve)
      this.#parser.end()
    })
    yield* this.#take()
  }

  *#take(): Generator<SheetRow> {
    yield* this.#rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''))
    this.#rows = []
    if (this.#failure) throw explainFailure(this.#failure, this.#nextLine)
  }
}

function explainFailure(failure: Error, line: number): Error {
  if (!(failure instanceof CsvError)) return failure
  if (failure.code === 'CSV_MAX_RECORD_SIZE')
    return new Unreadable(
      'Die Zeile ist länger als eine Million Zeichen. Kürzen Sie den langen Wert in ihr; oder, wenn es keinen gibt, schließen Sie ein Anführungszeichen, das geöffnet und nicht wieder geschlossen wird.',
      { line, cause: failure },
    )
  if (failure.code === 'CSV_QUOTE_NOT_CLOSED')
    return new Unreadable(
      'Ein Anführungszeichen wird geöffnet und nicht wieder geschlossen. Schließen Sie es, oder entfernen Sie es.',
      { line, cause: failure },
    )
  return new Unreadable(
    'Ein Anführungszeichen steht mitten in einem Wert. Setzen Sie den ganzen Wert in Anführungszeichen, und verdoppeln Sie die darin.',
    { line, cause: failure },
  )
}

const DELIMITERS = [';', ',', '\t'] as const

type Delimiter = (typeof DELIMITERS)[number]

/** What stands between the columns: the one of semicolon, comma and tab that the header has most of outside quotes. */
function detectDelimiter(header: string): Delimiter {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}
