import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import {
  link,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkedAs } from './checkedAs.ts'
import { makeDiskId, readDiskId } from './diskId.ts'
import { checkStorageKey, isStorageKey } from './key.ts'
import { NothingStored, type Storage, type StoredFile, type StoredObject } from './storage.ts'

/** Beside the documents, so that a finished file only needs another name. */
const UNFINISHED = 'unfinished'
const FOLDER = /^[\da-f]{2}$/
/** No file is written for so long: what is older was left behind by a process that ended. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

/** Keeps documents in a folder, which is made where it is missing: `ab/ab…`, so that no folder has too many entries. */
export async function openDisk(root: string): Promise<Storage> {
  const unfinished = join(root, UNFINISHED)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeLeftBehind(unfinished)
  const ensureFolder = folderMaker(root)

  return {
    async put(key, file) {
      const draft = join(unfinished, randomUUID())
      const place = placeOf(root, key)
      try {
        await copyChecked(file, draft)
        await ensureFolder(dirname(place))
        // Unlike a renaming, this fails where there is something.
        await link(draft, place)
        await syncFolder(dirname(place)).catch(async (error) => {
          await rm(place, { force: true })
          throw error
        })
      } finally {
        await rm(draft, { force: true })
      }
    },

    async read(key, range) {
      // Not by a FileHandle: one that is forgotten unread would end the process when it is tidied up.
      const bytes = createReadStream(placeOf(root, key), range)
      await once(bytes, 'open').catch((error) => {
        throw isCode(error, 'ENOENT') ? new NothingStored(key, { cause: error }) : error
      })
      return bytes
    },

    async version(key) {
      const found = await statWhereThere(placeOf(root, key))
      if (!found) throw new NothingStored(key)
      return `${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}`
    },

    async delete(key) {
      await rm(placeOf(root, key), { force: true })
    },

    async *list() {
      for (const folder of await readdir(root)) {
        if (FOLDER.test(folder)) yield* objectsIn(join(root, folder))
      }
    },

    async id({ make }) {
      if (make) await makeDiskId(root, unfinished)
      return await readDiskId(root)
    },

    async check() {
      const file = join(unfinished, randomUUID())
      try {
        await writeFile(file, file)
        if ((await readFile(file, 'utf8')) !== file)
          throw new Error(`${root} forgets what is written.`)
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

/** Resolves when the copy is the file that was announced, and survives a power failure. */
async function copyChecked(file: StoredFile, copy: string): Promise<void> {
  await pipeline(
    createReadStream(file.path),
    checkedAs(file, file.path),
    createWriteStream(copy, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

/** Gives a function that makes a folder of the root where it is missing, and knows that it survives a power failure. */
function folderMaker(root: string): (folder: string) => Promise<void> {
  const made = new Map<string, Promise<void>>()
  const make = async (folder: string) => {
    await mkdir(folder, { mode: 0o700 }).catch((error) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
    // Also where another process has made it, which may not be this far yet.
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

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder as a file, and keeps names without being asked.
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

async function* objectsIn(folder: string): AsyncGenerator<StoredObject> {
  for await (const { name } of await opendir(folder)) {
    if (!isStorageKey(name)) continue
    const found = await statWhereThere(join(folder, name))
    if (found) yield { key: name, size: found.size, storedAt: found.mtime }
  }
}

async function removeLeftBehind(unfinished: string): Promise<void> {
  for await (const { name } of await opendir(unfinished)) {
    const file = join(unfinished, name)
    const found = await statWhereThere(file)
    if (found && found.mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(file, { force: true })
  }
}

/** Null where somebody has removed the file meanwhile. */
async function statWhereThere(file: string) {
  return await stat(file).catch((error) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
