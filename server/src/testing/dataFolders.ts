import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDemoCustomer } from '../operating/demo/ensure.ts'
import { ensureDemoDocuments } from '../operating/demo/ensureDocuments.ts'
import type { RunCommand } from '../platform/command/command.ts'
import { claimSecret } from '../platform/config/claimSecret.ts'
import { openDocumentStore } from '../platform/config/openDocumentStore.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open.ts'
import { callCommand } from './callCommand.ts'
import { newFolders } from './folders.ts'

/** The secret of all data folders. */
export const SECRET = 'a secret of at least 32 characters'

export const databaseOf = (folder: string) => `sqlite:${join(folder, 'hausblick.db')}`
export const documentsOf = (folder: string) =>
  ({ kind: 'disk', folder: join(folder, 'documents') }) as const

/** Runs an operator's command on a data folder, within this process. */
export async function runOn(folder: string, run: RunCommand, ...args: readonly string[]) {
  return await callCommand(run, args, folder, { DATA_DIR: folder, SECRET })
}

/** Returns a function that creates the data folder of a service, with the customer K-1 and 26 documents. */
export function newDataFolders(): () => Promise<string> {
  const newFolder = newFolders()
  const fill = async () => {
    const folder = await newFolder()
    await fillDataFolder(folder)
    return folder
  }
  let filled: Promise<string> | undefined
  return async () => {
    filled ??= fill()
    const folder = await newFolder()
    await cp(await filled, folder, { recursive: true })
    return folder
  }
}

/** Creates what a service with the customer K-1 and 26 documents has in its data folder. */
export async function fillDataFolder(folder: string): Promise<void> {
  const database = await openDatabase(databaseOf(folder))
  await migrate(database)
  await claimSecret(database, [SECRET])
  const storage = await openDocumentStore(database, documentsOf(folder))
  await ensureDemoCustomer(database, 'K-1')
  await ensureDemoDocuments({ database, storage }, 'K-1')
  await storage.close()
  await database.close()
}

/** Lists the files of the documents in a data folder. */
export async function listDocumentFiles(folder: string): Promise<string[]> {
  const root = join(folder, 'documents')
  const files = await readdir(root, { recursive: true })
  return files
    .filter((file) => /[\da-f]{32}$/.test(file))
    .map((file) => join(root, file))
    .toSorted()
}
