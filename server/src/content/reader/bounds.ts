import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { type Program, programs } from './programs.ts'

/** JavaScript as it stands, since a thread of its own would need 50 ms to understand TypeScript. */
const watchdog = `
const { seconds, memory } = require('node:worker_threads').workerData
const end = () => process.kill(process.pid, 'SIGKILL')
setTimeout(end, seconds * 1000)
setInterval(() => { if (process.memoryUsage.rss() > memory) end() }, 20)
`

/**
 * Ends this process once it is over its program's bounds, whatever it is doing: the watchdog is a thread of its own, since
 * the libraries that read files work for long without a pause. Nothing can start a thread afterwards.
 */
export function keepBounds(program: Program, path: string): void {
  const { seconds, memory } = programs[program]
  const workerData = { seconds, memory: memory + 2 * statSync(path).size }
  new Worker(watchdog, { eval: true, workerData }).unref()
  process.permission.drop('worker')
}
