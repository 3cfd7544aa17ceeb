import { Worker } from 'node:worker_threads'

/** JavaScript as it stands, since a thread of its own would need 50 ms to understand TypeScript. */
const watchdog = `
const { state, seconds } = require('node:worker_threads').workerData
let [file, since] = [0, 0]
setInterval(() => {
  const [current, megabytes] = [Atomics.load(state, 0), Atomics.load(state, 1)]
  if (current !== file) [file, since] = [current, performance.now()]
  if (file === 0) return
  const isLate = performance.now() - since > seconds * 1000
  if (isLate || process.memoryUsage.rss() > megabytes * 2 ** 20) process.kill(process.pid, 'SIGKILL')
}, 20)
`
const MEGABYTE = 1024 * 1024
/** Otherwise the thread reserves half a gigabyte, which the system counts. */
const resourceLimits = { codeRangeSizeMb: 16, maxOldGenerationSizeMb: 16 }

export interface Watchdog {
  /** Starts time and memory of a file of so many bytes. */
  watch(size: number): void
  /** Stops watching until the next file. */
  rest(): void
}

/**
 * Starts a thread that kills this process once a file has taken it beyond the bounds. The thread is needed because the
 * libraries that read files work for long without a pause. No further thread can be started afterwards.
 */
export function startWatchdog(seconds: number, memory: number): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  let files = 0
  new Worker(watchdog, { eval: true, workerData: { state, seconds }, resourceLimits }).unref()
  process.permission.drop('worker')
  return {
    watch: (size) => {
      files += 1
      Atomics.store(state, 1, Math.ceil((memory + 2 * size) / MEGABYTE))
      Atomics.store(state, 0, files)
    },
    rest: () => void Atomics.store(state, 0, 0),
  }
}
