import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../command/command.ts'
import { syncFolder } from '../../../storage/syncFolder.ts'
import { isLeftOver, nameUnverified, newestFirst, readBackupName } from '../names.ts'
import type { BackupPlace } from './place.ts'

/** Backups in a folder: each has its name once it is verified. */
export function openBackupFolder(folder: string): BackupPlace {
  const names = () =>
    readdir(folder).catch((cause: unknown) => {
      throw new CommandError(
        `Der Ordner ${folder} lässt sich nicht lesen. Bitte legen Sie ihn an, geben Sie ihn dem Benutzer, unter dem Hausblick läuft, oder nennen Sie in BACKUP_TO einen anderen.`,
        { cause },
      )
    })
  return {
    folder,
    async list() {
      const found = (await names()).flatMap((name) => {
        const at = readBackupName(name)
        return at === null ? [] : [{ name, at }]
      })
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
    async clean() {
      for (const name of (await names()).filter(isLeftOver))
        await rm(join(folder, name), { force: true })
    },
    async close() {},
  }
}
