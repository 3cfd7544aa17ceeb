import type { Service } from '../../platform/http/service.ts'
import { learnFromFilings } from './learn.ts'

/** How much longer than it takes learning pauses, so that it never takes more than a thirtieth of the processor. */
const PAUSES = 30

/** Creates the work of learning from what has been filed, which does nothing where it would take too much of the processor. */
export function createLearner({ database, config }: Pick<Service, 'database' | 'config'>) {
  let next = 0
  return async (signal: AbortSignal) => {
    const start = performance.now()
    if (start < next) return
    await learnFromFilings(database, config.demoCustomerId, signal)
    const end = performance.now()
    next = end + (end - start) * PAUSES
  }
}
