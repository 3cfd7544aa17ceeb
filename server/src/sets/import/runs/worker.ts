import { enableCompileCache } from 'node:module'
import type { StepOrder, StepReport } from './messages.ts'

/** Often enough to be seen moving. */
const EVERY_MS = 300

// Does one step of one import in a process of its own, which its service starts, so that the service's other work goes on.
enableCompileCache()

// Without its service, nobody renews the claim.
process.once('disconnect', () => process.exit(1))

const send = (report: StepReport) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(report, (error: Error | null) => (error ? reject(error) : resolve()))
  })

process.once('message', async (order: StepOrder) => {
  try {
    await run(order)
    process.exit(0)
  } catch (error) {
    await send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    process.exit(1)
  }
})

async function run({ databaseUrl, documents, secrets, claimed }: StepOrder): Promise<void> {
  const { createAuditLog } = await import('../../../platform/audit/log.ts')
  const { openDatabase } = await import('../../../platform/database/open.ts')
  const { openStorage } = await import('../../../platform/storage/open.ts')
  const { doStep } = await import('./steps.ts')
  const database = await openDatabase(databaseUrl)
  const storage = await openStorage(documents)
  let rows = 0
  let sentAt = 0
  const onRow = (file: string | null) => {
    rows += 1
    const now = Date.now()
    if (now - sentAt < EVERY_MS) return
    sentAt = now
    process.send?.({ progress: { file, rows } } satisfies StepReport)
  }
  try {
    await doStep({ database, storage, audit: createAuditLog(secrets), onRow }, claimed)
  } finally {
    await storage.close()
    await database.close()
  }
}
