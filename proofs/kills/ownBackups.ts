import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkArchive } from '@hausblick/server/src/sets/backup/restore/verify.ts'
import { backup } from '@hausblick/server/src/sets/backup/self/lease.ts'
import { readInstance } from '@hausblick/server/src/sets/backup/self/mark.ts'
import {
  nameBackup,
  readBackupName,
  readLeftOver,
} from '@hausblick/server/src/sets/backup/self/names.ts'
import { databaseOf, fillDataFolder, SECRET } from '@hausblick/server/src/testing/dataFolders.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Findings } from '../service/findings.ts'
import type { KilledService } from '../service/killedService.ts'
import { endClaims } from './endClaims.ts'
import { type Command, killAtRandom, runToEnd } from './killedCommand.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Kills the service's own backup at a random moment, again and again. What has the name of a backup must then be whole, those of
 * the nights before must be there, and after the next one nothing may be left of the killed.
 */
export async function killOwnBackups({ folder }: KilledService, rounds: number): Promise<Findings> {
  const [data, to] = [join(folder, 'data'), join(folder, 'backups')]
  await mkdir(data)
  await mkdir(to)
  await fillDataFolder(data)
  const backUp: Command = {
    file: 'sets/backup/self/command.ts',
    args: ['--now'],
    folder,
    environment: { DATA_DIR: data, SECRET, BACKUP_TO: to, DEMO_CUSTOMER_ID: 'K-1' },
  }
  const named = async () => (await readdir(to)).filter((name) => readBackupName(name) !== null)
  const usualMs = await runToEnd(backUp)
  const [first = ''] = await named()
  const instance = await withDatabaseAt(databaseOf(data), ({ db }) => readInstance(db))
  const nights = [1, 2, 3].map((days) => nameBackup(new Date(Date.now() - days * DAY_MS), instance))
  for (const night of nights) await copyFile(join(to, first), join(to, night))
  const faults: string[] = []
  let [acknowledged, interrupted, found] = [1, 0, 0]

  /** Nothing of the killed may count, and nothing older may be gone. */
  async function check(newest: string): Promise<string> {
    const names = (await named()).toSorted()
    const last = names.at(-1) ?? ''
    if (last < newest) faults.push(`${newest} is gone`)
    for (const night of nights) if (!names.includes(night)) faults.push(`${night} is gone`)
    for (const name of names)
      await checkArchive(join(to, name)).catch((error) => faults.push(`${name}: ${error}`))
    return last
  }

  let [newest, round] = [first, 0]
  while (interrupted < rounds) {
    const isKilled = await killAtRandom(backUp, usualMs)
    const last = await check(newest)
    if (isKilled) {
      interrupted += 1
      if (last !== newest) found += 1
    } else acknowledged += 1
    newest = last
    await withDatabaseAt(databaseOf(data), (database) => endClaims(database, backup, ++round))
  }
  await runToEnd(backUp)
  await check(newest)
  const orphans = (await readdir(to)).filter((name) => readLeftOver(name) !== null).length
  if ((await readdir(data)).includes('backup-test')) faults.push('a test restore is left')
  return { acknowledged: acknowledged + 1, interrupted, found, orphans, longestStartMs: 0, faults }
}
