import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { version } from '../../../platform/config/version.ts'
import type { Holdings, MissingPart, Part } from '../parts.ts'
import { type Summary, SummaryBuilder } from '../summary.ts'
import {
  COMPLETE,
  documentEntry,
  FORMAT,
  HEADER,
  MISSING,
  NAME_ATTRIBUTE,
  tableEntry,
} from './entries.ts'

const compress = promisify(gzip)

/**
 * Writes holdings as a tar archive into `output`, and returns its summary, which is the archive's last entry.
 *
 * @param passed called with each part once it is written
 */
export async function writeArchive(
  { origin, parts }: Holdings,
  output: (archive: Readable) => Promise<void>,
  passed: (part: Part) => void,
): Promise<Summary> {
  const archive = pack()
  const add = async () => {
    const summary = new SummaryBuilder()
    const missing: MissingPart[] = []
    await addJson(archive, HEADER, { format: FORMAT, ...origin, version })
    let number = 0
    for await (const part of parts) {
      summary.add(part)
      if (part.kind === 'rows') {
        number += 1
        const { table, columns, rows } = part
        const content = await compress(JSON.stringify({ columns, rows }))
        await addBytes(archive, tableEntry(table, number), content)
      } else if (part.kind === 'document') {
        const { key, name, size, path } = part
        const pax = name === undefined ? null : { [NAME_ATTRIBUTE]: name }
        await addStream(archive, { name: documentEntry(key), size, pax }, createReadStream(path))
        await rm(path, { force: true })
      } else missing.push(part)
      passed(part)
    }
    const names = missing.map(({ key, fileName }) => ({ key, fileName }))
    await addJson(archive, MISSING, names)
    const finished = summary.finish()
    await addJson(archive, COMPLETE, finished)
    archive.finalize()
    return finished
  }
  const [added, written] = await Promise.allSettled([
    add().catch((error) => {
      archive.destroy(error)
      throw error
    }),
    output(Readable.from(archive)),
  ])
  // An output that fails ends the archive: then its error is the cause.
  if (written.status === 'rejected') throw written.reason
  if (added.status === 'rejected') throw added.reason
  return added.value
}

async function addJson(archive: Pack, name: string, value: unknown): Promise<void> {
  await addBytes(archive, name, Buffer.from(`${JSON.stringify(value)}\n`))
}

async function addBytes(archive: Pack, name: string, content: Buffer): Promise<void> {
  await addStream(archive, { name, size: content.length }, Readable.from([content]))
}

async function addStream(
  archive: Pack,
  header: { readonly name: string; readonly size: number; readonly pax?: object | null },
  content: Readable,
): Promise<void> {
  // Readable by its owner only, also once unpacked.
  await pipeline(content, archive.entry({ ...header, mode: 0o600 }))
}
