import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'

const GZIP = 0x1f8b

/** Returns those of the needles, in lower case, that bytes contain in UTF-8 or UTF-16, in any case. */
export function findNeedles(bytes: Buffer, needles: readonly string[]): string[] {
  const lower = bytes.toString('latin1').toLowerCase()
  return needles.filter(
    (needle) =>
      lower.includes(Buffer.from(needle).toString('latin1')) ||
      lower.includes(Buffer.from(needle, 'utf16le').toString('latin1')),
  )
}

/** Searches all files of a folder; returns what was found, by file. */
export async function searchFolder(
  folder: string,
  needles: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const inName = findNeedles(Buffer.from(entry.name), needles)
    const inFile = entry.isFile() ? findNeedles(await readFile(path), needles) : []
    if (inName.length + inFile.length > 0) found[path] = [...inName, ...inFile]
  }
  return found
}

/** Searches a backup, its compressed tables included; returns what was found, by entry. */
export async function searchArchive(
  archive: Buffer,
  needles: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const unpacked = extract()
  unpacked.end(archive)
  for await (const entry of unpacked) {
    const bytes = await buffer(entry)
    const plain = bytes.length > 1 && bytes.readUInt16BE() === GZIP ? gunzipSync(bytes) : bytes
    const header = Buffer.from(JSON.stringify(entry.header))
    const inEntry = findNeedles(Buffer.concat([header, plain]), needles)
    if (inEntry.length > 0) found[entry.header.name] = inEntry
  }
  return found
}
