import type { IncomingMessage } from 'node:http'

/** How long a client may go on sending what nobody will read. */
const REST_MS = 30_000

/**
 * Lets the rest of a refused request pass by. A browser reads no answer before it has sent everything, and one that is cut
 * off would only say that the connection failed.
 */
export function letRestPass(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const timer = setTimeout(() => request.destroy(), REST_MS)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
