import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { Checksum } from '../storage/verifyChecksum.ts'
import type { TablePart } from './parts.ts'

const COLUMNS = ['storage_key', 'file_name', 'size', 'sha256']

/** A document of the index, with the key and checksum of its bytes. */
export interface ListedDocument extends Checksum {
  readonly key: string
  readonly fileName: string
}

/** The documents of a snapshot, kept in a temporary file, so that the snapshot need not stay open until all are copied. */
export class DocumentList {
  readonly #path: string
  readonly #file

  constructor(path: string) {
    this.#path = path
    this.#file = createWriteStream(path, { mode: 0o600 })
  }

  /** Adds the documents among these rows. */
  async add({ table, columns, rows }: TablePart): Promise<void> {
    if (table !== 'document') return
    const positions = COLUMNS.map((column) => columns.indexOf(column))
    const lines = rows.map(
      (row) => `${JSON.stringify(positions.map((position) => row[position]))}\n`,
    )
    if (!this.#file.write(lines.join(''))) await once(this.#file, 'drain')
  }

  /** Yields all documents, once no more are added. */
  async *read(): AsyncGenerator<ListedDocument> {
    this.#file.end()
    await finished(this.#file)
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      const [key, fileName, size, sha256] = JSON.parse(line)
      yield { key, fileName, size, sha256 }
    }
  }
}
