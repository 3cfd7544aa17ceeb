import { createReadStream } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Checksum } from '../../platform/storage/verifyChecksum.ts'
import type { TablePart } from './parts.ts'

/** Key, name, size, checksum and the key of shared bytes, by table. */
const COLUMNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['document', ['storage_key', 'file_name', 'size', 'sha256', 'file_key']],
  ['withheld_document', ['storage_key', 'file_name', 'size', 'sha256', 'file_key']],
  ['paper', ['storage_key', 'name', 'size', 'sha256', 'storage_key']],
  ['place_picture', ['storage_key', 'file_name', 'size', 'sha256', 'storage_key']],
])

/** A document of the index, withheld or not, a paper or a picture, with the key and checksum of its bytes. */
export interface ListedDocument extends Checksum {
  readonly key: string
  readonly fileName: string
}

/**
 * The documents of a snapshot, one for each file, kept in a temporary file, so that the snapshot need not stay open until all are
 * copied.
 */
export class DocumentList {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Adds the documents among these rows. */
  async add({ table, columns, rows }: TablePart): Promise<void> {
    const listed = COLUMNS.get(table)
    if (listed === undefined) return
    const positions = listed.map((column) => columns.indexOf(column))
    const lines = rows.map(
      (row) => `${JSON.stringify(positions.map((position) => row[position]))}\n`,
    )
    await this.#append(lines.join(''))
  }

  /** Yields all documents, once no more are added. */
  async *read(): AsyncGenerator<ListedDocument> {
    // There may have been none.
    await this.#append('')
    const seen = new Set<string>()
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      const [key, fileName, size, sha256, shared] = JSON.parse(line)
      if (seen.has(shared)) continue
      if (shared) seen.add(shared)
      yield { key: shared ?? key, fileName, size, sha256 }
    }
  }

  async #append(lines: string): Promise<void> {
    await appendFile(this.#path, lines, { mode: 0o600 })
  }
}
