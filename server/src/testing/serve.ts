/**
 * The service as `main.ts` starts it, but quicker to notice what waits, and without load shedding, which would reject requests
 * on a busy machine. Listens on PORT or, if unset, on a free port.
 */
import { enableCompileCache } from 'node:module'
import { findFreePort } from './freePort.ts'

enableCompileCache()
process.env.PORT ??= await findFreePort()
const { defaultLimits } = await import('../platform/http/limits.ts')
const { start } = await import('../start.ts')
const never = Number.POSITIVE_INFINITY
await start({
  limits: {
    ...defaultLimits,
    eventLoopDelayMs: never,
    waitMs: never,
    renderingDelayMs: never,
    mostPollMs: 250,
  },
})
