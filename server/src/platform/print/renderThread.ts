import { Worker } from 'node:worker_threads'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'

/** With this many waiting, further ones are refused: the last would take longer than anybody waits. */
const MAX_WAITING = 100

/** After this time, an idle thread is ended to free the memory of its typefaces. */
const IDLE_MS = 60_000

interface Answer {
  readonly bytes?: Uint8Array
  readonly failure?: string
}

/** Renders files one after the other in a thread of its own: a large one would block all others for seconds. */
export interface RenderThread<Task> {
  /** Resolves to the file's bytes. Throws if it cannot be written, too many wait (503), or the renderer has been ended. */
  readonly render: (task: Task) => Promise<Uint8Array>
  readonly end: () => Promise<void>
}

/**
 * Creates a thread, which starts with its first task.
 *
 * @param program a module that calls `answerTasks`
 */
export function createRenderThread<Task>(program: URL): RenderThread<Task> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let hasEnded = false

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  async function run(task: Task): Promise<Uint8Array> {
    if (hasEnded) throw new Error('the renderer has ended')
    clearTimeout(idle)
    worker ??= new Worker(program)
    try {
      const { bytes, failure } = await ask(worker, task)
      if (bytes === undefined) throw new Error(failure)
      idle = setTimeout(() => void stop(), IDLE_MS).unref()
      return bytes
    } catch (error) {
      await stop()
      throw error
    }
  }

  return {
    render: async (task) => {
      if (waiting >= MAX_WAITING) throw new ServiceError(503, texts.overloaded)
      waiting += 1
      const turn = last.then(() => run(task))
      last = turn.catch(() => undefined)
      return await turn.finally(() => {
        waiting -= 1
      })
    },
    end: async () => {
      hasEnded = true
      await stop()
    },
  }
}

/** Sends a task and resolves to its answer; throws if the thread ends without one. */
async function ask(worker: Worker, task: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = () => reject(new Error('the thread that renders files has ended'))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  try {
    worker.postMessage(task)
    return await promise
  } finally {
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}
