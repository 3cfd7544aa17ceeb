import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Extract as TarReader } from 'tar-stream'
import * as z from 'zod'
import type { DocumentPart, Part } from '../parts.ts'
import {
  DOCUMENT_ENTRY,
  MISSING,
  missingSchema,
  NAME_ATTRIBUTE,
  rowsSchema,
  TABLE_ENTRY,
} from './entries.ts'

/** An entry of a tar archive as it is read. */
export type Entry = TarReader extends AsyncIterable<infer Each> ? Each : never

const decompress = promisify(gunzip)
const attributes = z.object({ [NAME_ATTRIBUTE]: z.string().optional() }).nullish()

/** Reads an entry other than the first and the last. Throws if its content is not what it should be. */
export async function readPart(entry: Entry, folder: string): Promise<Part[]> {
  const { name } = entry.header
  const table = TABLE_ENTRY.exec(name)?.groups?.table
  if (table !== undefined) {
    const content = await decompress(await buffer(entry))
    return [{ kind: 'rows', table, ...rowsSchema.parse(JSON.parse(content.toString())) }]
  }
  const key = DOCUMENT_ENTRY.exec(name)?.groups?.key
  if (key !== undefined) return [await readDocument(entry, key, folder)]
  if (name !== MISSING) throw new Error(`${name} is no entry of a backup.`)
  const missing = missingSchema.parse(await readJson(entry))
  return missing.map((document) => ({ kind: 'missing', ...document }))
}

async function readDocument(entry: Entry, key: string, folder: string): Promise<DocumentPart> {
  const path = join(folder, key)
  const hash = createHash('sha256')
  let size = 0
  await writeFile(
    path,
    (async function* () {
      for await (const chunk of Readable.from(entry)) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    })(),
    { mode: 0o600 },
  )
  const name = attributes.parse(entry.header.pax)?.[NAME_ATTRIBUTE]
  return { kind: 'document', key, name, path, size, sha256: hash.digest('hex') }
}

export async function readJson(entry: Entry): Promise<unknown> {
  return JSON.parse((await buffer(entry)).toString())
}
