import { parentPort } from 'node:worker_threads'

/** Makes the thread that calls it one of `createRenderThread`. */
export function answerTasks<Task>(render: (task: Task) => Promise<Uint8Array>): void {
  parentPort?.on('message', (task: Task) => {
    render(task).then(
      (bytes) => parentPort?.postMessage({ bytes }),
      (error: unknown) =>
        parentPort?.postMessage({ failure: String(Object(error).stack ?? error) }),
    )
  })
}
