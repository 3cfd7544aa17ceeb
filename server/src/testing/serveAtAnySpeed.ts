/**
 * The service as `main.ts` starts it, for a clock that runs many times as fast: it neither sheds load nor cuts slow clients,
 * as every pause of a client or of the machine is that many times as long.
 */
import { enableCompileCache } from 'node:module'

const DAY_MS = 24 * 60 * 60 * 1000
/** Node's own limit of a whole request. */
const MOST_HEAD_MS = 5 * 60 * 1000

enableCompileCache()
const { defaultLimits } = await import('../http/limits.ts')
const { start } = await import('../start.ts')
const never = Number.POSITIVE_INFINITY
await start({
  limits: {
    ...defaultLimits,
    eventLoopDelayMs: never,
    waitMs: never,
    renderingDelayMs: never,
    uploadStallMs: DAY_MS,
    headMs: MOST_HEAD_MS,
    bodyGraceMs: DAY_MS,
    formGraceMs: DAY_MS,
    unreadMs: DAY_MS,
    drainMs: 0,
  },
})
