import type { Stats } from 'node:fs'
import { access, constants, lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { syncFolder } from '../../platform/storage/syncFolder.ts'
import { saveStream } from '../saveStream.ts'
import { REFUSED, TAKEN } from './texts.ts'

/** What programs write before they give it its name, and what systems put everywhere. */
const IGNORED =
  /^[.~]|^(?:thumbs\.db|desktop\.ini)$|\.(?:tmp|temp|part|partial|crdownload|filepart|lock|lck)$/i
/** No link is followed, and nothing that is no file is waited for. */
const OPENING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
const PDF = '%PDF-'
const PDF_END = '%%EOF'
/** How far from its end a PDF says that it ends. */
const END_BYTES = 2048

/** Lists the names of the files to take, in their order, once both folders to move them to are there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const path of [join(folder, TAKEN), join(folder, REFUSED)]) await ensureFolder(path)
  await access(folder, constants.W_OK | constants.X_OK)
  return entries
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
}

/** Makes a folder that files can be moved to. A link could lead them anywhere. */
async function ensureFolder(path: string): Promise<void> {
  await mkdir(path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (!(await lstat(path)).isDirectory())
    throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', path })
  await access(path, constants.W_OK | constants.X_OK)
}

/** Describes a file so that a change of it shows; null if it is gone. */
export async function describeFile(path: string): Promise<string | null> {
  const stats = await lstat(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return stats?.isFile() ? signatureOf(stats) : null
}

function signatureOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}

/**
 * Copies a file. Returns null where it is gone, is none, or has changed meanwhile, and whether it seems whole. Throws TooLarge beyond
 * `maxBytes`.
 */
export async function copyFile(
  path: string,
  to: string,
  maxBytes: number,
): Promise<(StoredFile & { readonly isWhole: boolean }) | null> {
  const file = await open(path, OPENING).catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error
  })
  if (!file) return null
  try {
    const before = await file.stat()
    if (!before.isFile()) return null
    const bytes = file.createReadStream({ start: 0, autoClose: false })
    const copied = await saveStream(bytes, to, { maxBytes })
    if (signatureOf(await file.stat()) !== signatureOf(before)) return null
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(END_BYTES), position })
      return buffer.toString('latin1', 0, bytesRead)
    }
    const isPdf = (await read(0)).startsWith(PDF)
    const end = await read(Math.max(0, copied.size - END_BYTES))
    return { ...copied, isWhole: !isPdf || end.includes(PDF_END) }
  } finally {
    await file.close()
  }
}

/** Moves a file into a folder beside it, with a note of why where there is one. Overwrites nothing. */
export async function moveFile(
  folder: string,
  name: string,
  to: { readonly folder: string; readonly mark: string; readonly note?: string },
): Promise<void> {
  const { name: stem, ext } = parse(name)
  const into = join(folder, to.folder)
  const isTaken = await lstat(join(into, name)).catch(() => null)
  const target = join(into, isTaken ? `${stem} ${to.mark}${ext}` : name)
  if (to.note !== undefined) await writeFile(`${target}.txt`, to.note)
  await rename(join(folder, name), target).catch((error) => {
    // Somebody has taken it away.
    if (error.code !== 'ENOENT') throw error
  })
  await syncFolder(into)
  await syncFolder(folder)
}
