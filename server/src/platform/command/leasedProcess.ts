import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** Work that one process of the service does for all, as long as it renews the lease of it. */
interface LeasedWork<Message> {
  /** The file that the process runs. */
  readonly worker: URL
  /** By how much it lets the service go first. */
  readonly niceness: number
  /** What it is told first. */
  readonly order: object
  readonly onMessage: (message: Message) => void
  readonly renewEveryMs: number
  /** Renews the lease, and never throws. Returns whether it is still this process's. */
  readonly renew: () => Promise<boolean>
}

/**
 * Does work in a process that yields to the service's own. When aborted, ends it and throws the signal's reason; ends it too where the
 * lease is lost. Returns what ended it; null if it ended well.
 */
export async function runLeased<Message>(
  { worker, niceness, order, onMessage, renewEveryMs, renew }: LeasedWork<Message>,
  signal: AbortSignal,
): Promise<string | null> {
  const child = fork(worker, {
    execArgv: ['--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  const exited = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  child.on('message', (message) => onMessage(message as Message))
  let renewal: Promise<void> | undefined
  const timer = setInterval(() => {
    renewal ??= renew().then((isOurs) => {
      renewal = undefined
      if (!isOurs) end()
    })
  }, renewEveryMs)
  try {
    child.send(order, () => {})
    const [code, ended] = await exited
    signal.throwIfAborted()
    return code === 0 ? null : (ended ?? `code ${code}`)
  } finally {
    signal.removeEventListener('abort', end)
    clearInterval(timer)
    await renewal
  }
}
