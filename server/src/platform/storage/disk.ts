import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { link, mkdir, opendir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createDiskId, isCode, readDiskId } from './diskId.ts'
import { checkStorageKey, isStorageKey } from './key.ts'
import { NothingStored, type Storage, type StoredFile, type StoredObject } from './storage.ts'
import { syncFolder } from './syncFolder.ts'
import { verifyChecksum } from './verifyChecksum.ts'

/** On the same file system as the documents, so that finishing a file is one link. */
const UNFINISHED = 'unfinished'
const FOLDER = /^[\da-f]{2}$/
/** Older drafts belong to processes that are gone. */
const STALE_MS = 24 * 60 * 60 * 1000

/** Opens a folder as document storage, creating it if missing. Files are named `ab/ab…`, so that no folder grows too large. */
export async function openDisk(root: string): Promise<Storage> {
  const unfinished = join(root, UNFINISHED)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeStaleDrafts(unfinished)
  const ensureFolder = createEnsureFolder(root)

  return {
    async put(key, file) {
      const draft = join(unfinished, randomUUID())
      const place = placeOf(root, key)
      try {
        await copyChecked(file, draft)
        await ensureFolder(dirname(place))
        // Unlike rename, link fails where the name exists.
        await link(draft, place)
        try {
          if (file.name !== undefined) await writeName(place, file.name)
          await syncFolder(dirname(place))
        } catch (error) {
          await remove(place)
          throw error
        }
      } finally {
        await rm(draft, { force: true })
      }
    },

    async read(key, range) {
      // Without a FileHandle: one that is garbage-collected unclosed would end the process.
      const bytes = createReadStream(placeOf(root, key), range)
      await once(bytes, 'open').catch((error) => {
        throw isCode(error, 'ENOENT') ? new NothingStored(key, { cause: error }) : error
      })
      return bytes
    },

    async version(key) {
      const found = await statIfExists(placeOf(root, key))
      if (!found) throw new NothingStored(key)
      return `${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}`
    },

    async name(key) {
      return await readName(placeOf(root, key))
    },

    async delete(key) {
      await remove(placeOf(root, key))
    },

    async *list() {
      for (const folder of await readdir(root)) {
        if (FOLDER.test(folder)) yield* objectsIn(join(root, folder))
      }
    },

    async id({ make }) {
      if (make) await createDiskId(root, unfinished)
      return await readDiskId(root)
    },

    async check() {
      const file = join(unfinished, randomUUID())
      try {
        await writeFile(file, file)
        if ((await readFile(file, 'utf8')) !== file)
          throw new Error(`${root} does not return what was written.`)
      } finally {
        await rm(file, { force: true })
      }
    },

    async close() {},
  }
}

function placeOf(root: string, key: string): string {
  return join(root, checkStorageKey(key).slice(0, 2), key)
}

/** Beside a document's bytes. */
function nameOf(place: string): string {
  return `${place}.name`
}

async function writeName(place: string, name: string): Promise<void> {
  await writeFile(nameOf(place), name, { mode: 0o600, flush: true })
}

async function readName(place: string): Promise<string | null> {
  return await readFile(nameOf(place), 'utf8').catch((error) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })
}

async function remove(place: string): Promise<void> {
  await rm(place, { force: true })
  await rm(nameOf(place), { force: true })
}

/** Copies a file; resolves once the copy is verified and flushed to disk, and rejects once nothing more is written. */
async function copyChecked(file: StoredFile, copy: string): Promise<void> {
  await pipeline(createReadStream(file.path), verifyChecksum(file, file.path), (bytes) =>
    writeFile(copy, bytes, { flag: 'wx', mode: 0o600, flush: true }),
  )
}

/** Creates a function that durably creates a subfolder of the root if missing. */
function createEnsureFolder(root: string): (folder: string) => Promise<void> {
  const made = new Map<string, Promise<void>>()
  const make = async (folder: string) => {
    await mkdir(folder, { mode: 0o700 }).catch((error) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
    // Even where another process created it, which may not have synced yet.
    await syncFolder(root)
  }
  return async (folder) => {
    const making = made.get(folder) ?? make(folder)
    made.set(folder, making)
    await making.catch((error) => {
      made.delete(folder)
      throw error
    })
  }
}

async function* objectsIn(folder: string): AsyncGenerator<StoredObject> {
  for await (const { name } of await opendir(folder)) {
    if (!isStorageKey(name)) continue
    const found = await statIfExists(join(folder, name))
    if (found) yield { key: name, size: found.size, storedAt: found.mtime }
  }
}

async function removeStaleDrafts(unfinished: string): Promise<void> {
  for await (const { name } of await opendir(unfinished)) {
    const file = join(unfinished, name)
    const found = await statIfExists(file)
    if (found && found.mtimeMs < Date.now() - STALE_MS) await rm(file, { force: true })
  }
}

/** Returns null if the file has been removed meanwhile. */
async function statIfExists(file: string) {
  return await stat(file).catch((error) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })
}
