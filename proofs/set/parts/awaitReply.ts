import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 180_000

/** Resolves once an address answers with success. Throws, with what `explain` returns, if it takes too long. */
export async function awaitReply(url: string, explain: () => string) {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    await reply?.body?.cancel()
    if (reply?.ok) return
    if (performance.now() > until) throw new Error(`${url} does not answer.\n${explain()}`)
    await pause(100)
  }
}
