import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayOrder } from '../../../scripts/s3/server.ts'
import type { Load } from '../clients/load.ts'
import type { Programs } from '../parts/programs.ts'
import type { Values } from '../parts/template.ts'

const PATIENCE_MS = 180_000
const POLL_MS = 200

/** The running set and its clients. */
export interface SetUnderLoad {
  readonly programs: Programs
  readonly values: Values
  readonly load: Load
  readonly orderStorage: (order: GatewayOrder) => void
  readonly wait: (ms: number) => Promise<void>
  /** Throws if it takes longer than `patienceMs`, by default three minutes. */
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
