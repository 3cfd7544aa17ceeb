import { setTimeout } from 'node:timers/promises'
import type { Visitor } from './visitor.ts'

const EVERY_MS = 500
/** How long a reply may take on a busy machine. */
const PATIENCE_MS = 10_000

/** Asks for the service's health until stopped; tells of any other reply than 200, and of late ones. */
export function probeHealth(visitor: Visitor, tell: (fault: string) => void) {
  let isOver = false
  let probes = 0
  const probe = async () => {
    while (!isOver) {
      const start = performance.now()
      try {
        const { status } = await visitor.send('/healthz')
        if (status !== 200) tell(`health: ${status}`)
      } catch (error) {
        tell(`health: ${error}`)
      }
      probes += 1
      const took = performance.now() - start
      if (took > PATIENCE_MS) tell(`health took ${(took / 1000).toFixed(1)} s`)
      await setTimeout(EVERY_MS)
    }
  }
  const probing = probe()
  return {
    /** Returns how often it was asked for. */
    stop: async () => {
      isOver = true
      await probing
      return probes
    },
  }
}
