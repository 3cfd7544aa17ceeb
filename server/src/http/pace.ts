import type { IncomingMessage } from 'node:http'

/** The slowest that a body may come: so many bytes a second, less what patience allows for. */
export interface Pace {
  readonly bytesPerSecond: number
  readonly patienceMs: number
}

/** How long after its begin a body is too late of which so many bytes have arrived, in milliseconds. */
export function lateAfterMs(bytes: number, { bytesPerSecond, patienceMs }: Pace): number {
  return patienceMs + (bytes / bytesPerSecond) * 1000
}

/** Calls `onLate` once when the body of a request comes slower than the pace, however steadily. */
export function watchPace(request: IncomingMessage, pace: Pace, onLate: () => void): void {
  const { socket } = request
  const startedAt = performance.now()
  // The head is counted as well, in the client's favour.
  const before = socket.bytesRead
  let timer = setTimeout(check, pace.patienceMs)
  function check(): void {
    const arrived = socket.bytesRead - before
    const leftMs = startedAt + lateAfterMs(arrived, pace) - performance.now()
    if (leftMs > 0) timer = setTimeout(check, leftMs)
    else onLate()
  }
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}
