import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openStorage } from '@hausblick/server/src/platform/storage/open.ts'
import { withArchive } from '@hausblick/server/src/sets/backup/archive/read.ts'
import { withHoldings } from '@hausblick/server/src/sets/backup/snapshot.ts'
import { type Summary, summarise } from '@hausblick/server/src/sets/backup/summary.ts'
import { listTables } from '@hausblick/server/src/sets/backup/tables.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import {
  databaseOf,
  documentsOf,
  fillDataFolder,
  SECRET,
} from '@hausblick/server/src/testing/dataFolders.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import type { Findings } from '../service/findings.ts'
import { KilledService } from '../service/killedService.ts'
import { type Command, killAtRandom, runToEnd } from './killedCommand.ts'

const passed = () => undefined

/**
 * Kills backups and restores in turn, `rounds` times together, at a random moment. A backup must then be whole or absent, a
 * restored database whole or empty; another run must succeed, and a service must start on what was restored.
 */
export async function killBackups({ folder }: KilledService, rounds: number): Promise<Findings> {
  const data = join(folder, 'data')
  await mkdir(data)
  await fillDataFolder(data)
  await withDatabaseAt(databaseOf(data), (database) =>
    signIn({ ...database, url: '' }, { email: 'a@example.org', kind: 'customer', customerId: 'A' }),
  )
  const archive = join(folder, 'backup.tar')
  const restored = join(folder, 'restored')
  const settings = { SECRET, DEMO_CUSTOMER_ID: 'K-1' }
  const command = (file: string, of: string): Command => ({
    file: `backup/${file}/command.ts`,
    args: [archive],
    folder,
    environment: { DATA_DIR: of, ...settings },
  })
  const backUp = command('create', data)
  const restore = command('restore', restored)
  const service = new KilledService(restored, undefined, settings)
  const { faults } = service
  let [acknowledged, interrupted, found] = [0, 0, 0]
  const usual = { backUp: await runToEnd(backUp), restore: await runToEnd(restore) }
  const expected = await summariseArchive(archive)

  async function killBackup(): Promise<void> {
    await rm(archive, { force: true })
    if (await killAtRandom(backUp, usual.backUp)) interrupted += 1
    if (await stat(archive).catch(() => null)) {
      found += 1
      await expectBackup('a backup that was killed')
      await rm(archive)
    }
    await runToEnd(backUp)
    acknowledged += 1
    await expectBackup('a repeated backup')
  }

  async function expectBackup(what: string): Promise<void> {
    const summary = await summariseArchive(archive).catch(String)
    if (!isDeepStrictEqual(summary, expected)) faults.push(`${what} is incomplete`)
  }

  async function killRestore(): Promise<void> {
    await rm(restored, { recursive: true, force: true })
    if (await killAtRandom(restore, usual.restore)) interrupted += 1
    if (await isFilled(restored)) {
      found += 1
      faults.push(...(await findRestoreFaults(restored, expected, 'a restore that was killed')))
    } else {
      await runToEnd(restore)
      acknowledged += 1
      faults.push(...(await findRestoreFaults(restored, expected, 'a repeated restore')))
    }
    await service.start()
    await service.end('stop')
  }

  while (interrupted < rounds) await (interrupted % 2 === 0 ? killBackup() : killRestore())
  return await service.finish({ acknowledged, interrupted, found })
}

/** Leaves out the table that says when the last backup was made, and of which document store. */
async function summariseArchive(file: string): Promise<Summary> {
  const summary = await withArchive(file, (holdings) => summarise(holdings, passed))
  const { service: _, ...tables } = summary.tables
  return { ...summary, tables }
}

async function isFilled(folder: string): Promise<boolean> {
  const isThere = await stat(join(folder, 'hausblick.db')).catch(() => null)
  if (!isThere) return false
  return await withDatabaseAt(databaseOf(folder), async ({ db, dialect }) => {
    return (await listTables(db, dialect)).length > 0
  })
}

/** Compares a restored folder with a backup; whoever was signed in is not. */
async function findRestoreFaults(
  folder: string,
  expected: Summary,
  what: string,
): Promise<string[]> {
  return await withDatabaseAt(databaseOf(folder), async (database) => {
    const storage = await openStorage(documentsOf(folder))
    const { tables, documents, missing } = await withHoldings({ database, storage }, (holdings) =>
      summarise(holdings, passed),
    )
    await storage.close()
    const names = new Set([...Object.keys(expected.tables), ...Object.keys(tables)])
    const different = [...names]
      // The second must be empty.
      .filter((name) => name !== 'service' && name !== 'identity_session')
      .filter((name) => !isDeepStrictEqual(tables[name], expected.tables[name]))
    const isEqual = different.length === 0 && isDeepStrictEqual(documents, expected.documents)
    const faults = isEqual && missing.length === 0 ? [] : [`${what} differs: ${different}`]
    return tables.identity_session ? [...faults, `${what} kept sessions`] : faults
  })
}
