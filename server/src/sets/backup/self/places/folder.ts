import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../../platform/command/command.ts'
import { syncFolder } from '../../../../platform/storage/syncFolder.ts'
import { nameUnverified, newestFirst, readBackupName, readLeftOver } from '../names.ts'
import { type BackupPlace, MARK, PROBE, requireProbe, START_BYTES } from './place.ts'

/** Backups in a folder: each has its name once it is verified. */
export function openBackupFolder(folder: string): BackupPlace {
  const names = () =>
    readdir(folder).catch((cause: unknown) => {
      throw new CommandError(
        `Der Ordner ${folder} lässt sich nicht lesen. Bitte legen Sie ihn an, geben Sie ihn dem Benutzer, unter dem Hausblick läuft, oder nennen Sie einen anderen.`,
        { cause },
      )
    })
  return {
    folder,
    async list() {
      const found = (await names()).map(readBackupName).filter((backup) => backup !== null)
      return newestFirst(
        await Promise.all(
          found.map(async (backup) => ({
            ...backup,
            size: (await stat(join(folder, backup.name))).size,
          })),
        ),
      )
    },
    async add(name, write) {
      const draft = join(folder, nameUnverified(name))
      const path = join(folder, name)
      try {
        await write(draft)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(folder)
      return (await stat(path)).size
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async clean(isOwn) {
      for (const name of await names()) {
        const left = readLeftOver(name)
        if (left !== null && isOwn(left)) await rm(join(folder, name), { force: true })
      }
    },
    async readStart(name) {
      return createReadStream(join(folder, name), { end: START_BYTES - 1 })
    },
    async readMark() {
      if (!(await names()).includes(MARK)) return null
      return await readFile(join(folder, MARK), 'utf8')
    },
    async writeMark(text, { isNew }) {
      const draft = join(folder, `${MARK}.${randomUUID()}`)
      const path = join(folder, MARK)
      try {
        await writeFile(draft, text, { mode: 0o600, flush: true })
        // If installations begin at the same time, one wins.
        if (isNew) await link(draft, path).catch(ignoreExisting)
        else await rename(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
      await syncFolder(folder)
    },
    async probe() {
      const path = join(folder, `hausblick-probe.${randomUUID()}`)
      try {
        await writeFile(path, PROBE, { mode: 0o600, flush: true })
        requireProbe(await readFile(path, 'utf8'))
      } finally {
        await rm(path, { force: true })
      }
    },
    async close() {},
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
