import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { findConfinement } from '../../documents/intake/confinement.ts'

/** Resolves to the processes that are started while `work` is done; `told` is called for each at once. */
export async function startedProcesses(
  work: () => Promise<unknown>,
  told: (child: ChildProcess) => void = () => {},
): Promise<ChildProcess[]> {
  // Trying what the machine allows starts some, once.
  await findConfinement()
  const started: ChildProcess[] = []
  const onStart = (message: unknown) => {
    const { process: child } = Object(message)
    if (!(child instanceof ChildProcess)) return
    started.push(child)
    told(child)
  }
  subscribe('child_process', onStart)
  try {
    await work()
  } finally {
    unsubscribe('child_process', onStart)
  }
  return started
}
