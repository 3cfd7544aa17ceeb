import { enableCompileCache } from 'node:module'
import type { BackupOrder, BackupReport } from './messages.ts'

// Makes one backup in a process of its own, which its service starts, so that the service's other work goes on.
enableCompileCache()

// Without its service, nobody renews the lease.
process.once('disconnect', () => process.exit(1))
// Files are created for this user only.
process.umask(0o077)

process.once('message', async (order: BackupOrder) => {
  const report = await run(order)
  process.send?.(report, () => process.exit(0))
})

async function run({
  databaseUrl,
  documents,
  backups,
  scratch,
  beganAt,
}: BackupOrder): Promise<BackupReport> {
  const { keepTemporaryFilesIn } = await import('../../../platform/config/temporaryFiles.ts')
  const { withDocumentStore, withUnmigratedDatabase } = await import(
    '../../../platform/command/stores.ts'
  )
  const { makeBackup } = await import('./make.ts')
  const { withPlace } = await import('./places/open.ts')
  keepTemporaryFilesIn(scratch)
  try {
    const made = await withUnmigratedDatabase({ databaseUrl }, (database) =>
      withDocumentStore(database, documents, (storage) =>
        withPlace(backups.place, (place) =>
          makeBackup({ database, storage }, place, backups.keep, beganAt),
        ),
      ),
    )
    return { made }
  } catch (error) {
    const { reasonOf } = await import('../../../platform/command/command.ts')
    return { fault: firstLine(reasonOf(error)), detail: String(Object(error).stack ?? error) }
  }
}

const LONGEST = 500

function firstLine(reason: string): string {
  return (reason.split('\n')[0] ?? '').slice(0, LONGEST)
}
