import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayOrder } from '../../s3/server.ts'
import type { Load } from '../clients/load.ts'
import type { Programs } from '../parts/programs.ts'
import { PROCESSES } from '../parts/service.ts'
import type { Values } from '../parts/template.ts'
import { hasSynchronousStandby } from './leader.ts'

const PATIENCE_MS = 90_000
const POLL_MS = 200

/** The running set and its clients. */
export interface SetUnderLoad {
  readonly programs: Programs
  readonly values: Values
  readonly load: Load
  readonly orderStorage: (order: GatewayOrder) => void
  readonly wait: (ms: number) => Promise<void>
  /** Throws if it takes longer than `patienceMs`, by default a minute and a half. */
  readonly waitUntil: (isTrue: () => Promise<boolean>, patienceMs?: number) => Promise<void>
}

export async function wait(ms: number): Promise<void> {
  await pause(ms)
}

export async function waitUntil(
  isTrue: () => Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  for (const until = performance.now() + patienceMs; !(await isTrue()); await pause(POLL_MS))
    if (performance.now() > until) throw new Error('The set does not recover.')
}

/** Returns whether every process is ready and PostgreSQL has its standby. */
export async function isWhole(set: SetUnderLoad): Promise<boolean> {
  const ready = PROCESSES.map(async (name) => {
    const address = set.values[`${name.toUpperCase().replace('-', '_')}_ADDRESS`]
    const reply = await fetch(`http://${address}/readyz`).catch(() => null)
    await reply?.body?.cancel()
    return reply?.status === 200
  })
  return (await Promise.all(ready)).every(Boolean) && (await hasSynchronousStandby(set))
}
