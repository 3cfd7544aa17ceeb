import { Worker } from 'node:worker_threads'

/** Plain JavaScript, since stripping types would delay the thread by 50 ms. */
const watchdog = `
const { state, seconds, isIdle } = require('node:worker_threads').workerData
const now = () => (isIdle ? process.cpuUsage().user / 1000 : performance.now())
let [file, since] = [0, 0]
setInterval(() => {
  const [current, megabytes] = [Atomics.load(state, 0), Atomics.load(state, 1)]
  if (current !== file) [file, since] = [current, now()]
  if (file === 0) return
  const isLate = now() - since > seconds * 1000
  if (isLate || process.memoryUsage.rss() > megabytes * 2 ** 20) process.kill(process.pid, 'SIGKILL')
}, 20)
`
const MEGABYTE = 1024 * 1024
/** By default a thread reserves half a gigabyte, which counts towards the system's limit. */
const resourceLimits = { codeRangeSizeMb: 16, maxOldGenerationSizeMb: 16 }

export interface Watchdog {
  /** Starts the bounds of a file; `size` is in bytes. */
  watch(size: number): void
  /** Stops watching until the next file. */
  rest(): void
}

/**
 * Starts a thread that kills this process once a file exceeds its bounds: the libraries that read files block the event loop,
 * so that a timer would not fire. Drops the right to start further threads.
 *
 * @param memory bytes of the whole process, plus twice the file's size
 * @param isIdle whether only seconds of the processor count, since everything else comes first
 */
export function startWatchdog(seconds: number, memory: number, isIdle: boolean): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  let files = 0
  new Worker(watchdog, {
    eval: true,
    workerData: { state, seconds, isIdle },
    resourceLimits,
  }).unref()
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
