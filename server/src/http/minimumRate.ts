import type { IncomingMessage } from 'node:http'

/** The minimum rate of a body, after a grace period. */
export interface MinimumRate {
  readonly bytesPerSecond: number
  readonly graceMs: number
}

/** Returns how many milliseconds a body may take to deliver so many bytes. */
export function allowedMs(bytes: number, { bytesPerSecond, graceMs }: MinimumRate): number {
  return graceMs + (bytes / bytesPerSecond) * 1000
}

/** Calls `onLate` once when a request's body falls behind the rate, however steadily it arrives. */
export function watchRate(request: IncomingMessage, rate: MinimumRate, onLate: () => void): void {
  const { socket } = request
  const startedAt = performance.now()
  // Counts the head too, in the client's favour.
  const before = socket.bytesRead
  let timer = setTimeout(check, rate.graceMs)
  function check(): void {
    const arrived = socket.bytesRead - before
    const leftMs = startedAt + allowedMs(arrived, rate) - performance.now()
    if (leftMs > 0) timer = setTimeout(check, leftMs)
    else onLate()
  }
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}
