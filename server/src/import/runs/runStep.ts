import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { type ClaimedImport, renewClaim } from './claim.ts'
import type { StepOrder, StepReport } from './messages.ts'

const RENEW_MS = 1000
/** Lets the service go first, and a step still end soon where all processors are busy. */
const NICENESS = 5

/** Thrown when the process of a step has ended without its end; the message says what is known of it. */
export class StepFailed extends Error {}

/**
 * Does a step of an import in a process that yields to the service's own, and renews its claim meanwhile. When aborted, ends the
 * process, whose transaction is then undone, and throws the signal's reason. Throws StepFailed.
 */
export async function runStep(
  db: Kysely<Schema>,
  { databaseUrl, documents, secrets }: Pick<Config, 'databaseUrl' | 'documents' | 'secrets'>,
  claimed: ClaimedImport,
  signal: AbortSignal,
): Promise<void> {
  const child = fork(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerPriority(child)
  const exited = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  let said: StepReport = {}
  child.on('message', (report: StepReport) => {
    said = { ...said, ...report }
  })
  const renewal = keepClaim(db, claimed, () => said, end)
  try {
    const order: StepOrder = { databaseUrl, documents, secrets, claimed }
    child.send(order, () => {})
    const [code, ended] = await exited
    signal.throwIfAborted()
    if (code !== 0) throw new StepFailed(said.failure ?? `ended by ${ended ?? `code ${code}`}`)
  } finally {
    signal.removeEventListener('abort', end)
    await renewal.stop()
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, NICENESS)
}

/** Renews a claim until it is stopped. Ends the work where another process has taken over. */
function keepClaim(
  db: Kysely<Schema>,
  claimed: ClaimedImport,
  said: () => StepReport,
  end: () => void,
): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined
  const renew = async () => {
    const { progress } = said()
    const isOurs = await renewClaim(db, claimed, progress ? JSON.stringify(progress) : null)
    if (!isOurs) end()
  }
  const timer = setInterval(() => {
    // While the step writes, the claim is locked, and nobody else can take it.
    running ??= renew()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
  }, RENEW_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
