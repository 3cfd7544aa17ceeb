import type { Kysely } from 'kysely'
import { runLeased } from '../../../platform/command/leasedProcess.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type ClaimedImport, renewClaim } from './claim.ts'
import type { StepOrder, StepReport } from './messages.ts'

const RENEW_MS = 1000
/** Low enough that the service goes first, high enough that a step ends soon on busy processors. */
const NICENESS = 5

/** Thrown when the process of a step has ended without its end; the message says what is known of it. */
export class StepFailed extends Error {}

export type RunStep = typeof runStepApart

/**
 * Does a step of an import in a process of its own, and renews its claim meanwhile. When aborted, ends the process, whose transaction
 * is then undone, and throws the signal's reason. Throws StepFailed.
 */
export async function runStepApart(
  db: Kysely<Schema>,
  { databaseUrl, documents, secrets }: Pick<Config, 'databaseUrl' | 'documents' | 'secrets'>,
  claimed: ClaimedImport,
  signal: AbortSignal,
): Promise<void> {
  let said: StepReport = {}
  let isOurs = true
  const order: StepOrder = { databaseUrl, documents, secrets, claimed }
  const ended = await runLeased<StepReport>(
    {
      worker: new URL('./worker.ts', import.meta.url),
      niceness: NICENESS,
      order,
      onMessage: (report) => {
        said = { ...said, ...report }
      },
      renewEveryMs: RENEW_MS,
      renew: async () => {
        const progress = said.progress ? JSON.stringify(said.progress) : null
        // While the step writes, the claim is locked, and nobody else can take it.
        isOurs = await renewClaim(db, claimed, progress).catch(() => true)
        return isOurs
      },
    },
    signal,
  )
  if (ended === null) return
  throw new StepFailed(said.failure ?? (isOurs ? `ended by ${ended}` : 'its claim was lost'))
}
