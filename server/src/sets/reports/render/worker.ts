import { parentPort } from 'node:worker_threads'
import { type RenderTask, render } from './render.ts'

// A thread that renders one report after the other.

parentPort?.on('message', (task: RenderTask) => {
  render(task).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) => parentPort?.postMessage({ failure: String(Object(error).stack ?? error) }),
  )
})
