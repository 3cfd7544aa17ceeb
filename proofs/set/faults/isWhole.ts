import { PROCESSES } from '../parts/service.ts'
import { hasSynchronousStandby } from './leader.ts'
import type { SetUnderLoad } from './underLoad.ts'

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
