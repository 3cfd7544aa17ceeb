import { createReadStream } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Checksum } from '../storage/verifyChecksum.ts'
import type { TablePart } from './parts.ts'

const TABLES = new Set(['document', 'withheld_document'])
const COLUMNS = ['storage_key', 'file_name', 'size', 'sha256']

/** A document of the index, withheld or not, with the key and checksum of its bytes. */
export interface ListedDocument extends Checksum {
  readonly key: string
  readonly fileName: string
}

/** The documents of a snapshot, kept in a temporary file, so that the snapshot need not stay open until all are copied. */
export class DocumentList {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Adds the documents among these rows. */
  async add({ table, columns, rows }: TablePart): Promise<void> {
    if (!TABLES.has(table)) return
    const positions = COLUMNS.map((column) => columns.indexOf(column))
    const lines = rows.map(
      (row) => `${JSON.stringify(positions.map((position) => row[position]))}\n`,
    )
    await this.#append(lines.join(''))
  }

  /** Yields all documents, once no more are added. */
  async *read(): AsyncGenerator<ListedDocument> {
    // There may have been none.
    await this.#append('')
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      const [key, fileName, size, sha256] = JSON.parse(line)
      yield { key, fileName, size, sha256 }
    }
  }

  async #append(lines: string): Promise<void> {
    await appendFile(this.#path, lines, { mode: 0o600 })
  }
}
