import { join } from 'node:path'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { checkDocuments } from '@hausblick/server/src/documents/check/check.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'

/** Checks the documents of a data folder as `npm run documents:check` does; returns the number of orphans. */
export async function countOrphans(
  folder: string,
  databaseUrl: string,
  tell: (fault: string) => void,
): Promise<number> {
  const { db, close } = await openDatabase(databaseUrl)
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
  const { orphans, recent } = await checkDocuments(
    { db, storage },
    {
      isQuick: false,
      onFault: (document, fault) => tell(`${JSON.stringify(document)}: ${fault}`),
      onOrphan: () => {},
      onProgress: () => {},
    },
  )
  await storage.close()
  await close()
  return orphans + recent
}
