import { setTimeout } from 'node:timers/promises'
import { createClient } from './load.ts'

/** Between reads, so that they do not themselves keep a processor core busy. */
const PAUSE_MS = 5

/** Returns how long each read took, in milliseconds, shortest first, until `isOver`. */
export async function timeReads(
  url: string,
  headers: Readonly<Record<string, string>>,
  isOver: (reads: number) => boolean,
): Promise<number[]> {
  const client = createClient()
  const times: number[] = []
  while (!isOver(times.length)) {
    const start = performance.now()
    const { status } = await client.call(url, headers)
    if (status !== 200) throw new Error(`A read was answered with ${status}.`)
    times.push(performance.now() - start)
    await setTimeout(PAUSE_MS)
  }
  client.close()
  return times.toSorted((a, b) => a - b)
}

/** Prints how long reads took, and returns within what time 95% were answered. */
export function printReads(
  title: string,
  times: readonly number[],
  seconds: number,
  base?: number,
): number {
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  const ratio = base === undefined ? '' : `   ratio ${(p95 / base).toFixed(2)}`
  process.stdout.write(
    `${title.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s ${String(times.length).padStart(6)} reads   95% within ${p95.toFixed(1)} ms${ratio}\n`,
  )
  return p95
}
