import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Service } from '../../../platform/http/service.ts'
import { type ClaimedImport, claimImport, releaseClaim } from './claim.ts'
import { finishStep } from './finish.ts'
import { type RunStep, StepFailed } from './runStep.ts'
import * as texts from './texts.ts'

/** A step that ends without an answer so often is given up. */
const MOST_ATTEMPTS = 3

export type WorkParts = Pick<Service, 'config' | 'database'> & {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly runStep: RunStep
}

/** Does the steps that are due, one after the other. Other processes of the service do others at the same time. */
export async function workOnImports(
  { config, database: { db }, log, runStep }: WorkParts,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimImport(db)
    if (!claimed) return
    if (claimed.attempts > MOST_ATTEMPTS) {
      await giveUp(db, claimed)
      continue
    }
    try {
      await runStep(db, config, claimed, signal)
    } catch (err) {
      if (signal.aborted || err instanceof StepFailed)
        await releaseClaim(db, claimed, { isCounted: !signal.aborted })
      if (!signal.aborted) log.warn({ err, state: claimed.state }, 'a step of an import has failed')
    }
  }
}

async function giveUp(db: Kysely<Schema>, claimed: ClaimedImport): Promise<void> {
  const end =
    claimed.state === 'undoing'
      ? ({ state: 'applied', message: texts.undoFailed } as const)
      : ({ state: 'failed', message: texts.brokenOff } as const)
  await transact(db, (trx) => finishStep(trx, claimed, end))
}
