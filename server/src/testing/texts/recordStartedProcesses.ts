import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { findConfinement } from '../../documents/intake/confinement.ts'

/** Resolves to the child processes started during `work`; `onStart` is called for each at once. */
export async function recordStartedProcesses(
  work: () => Promise<unknown>,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<ChildProcess[]> {
  // The first search for a confinement starts processes too.
  await findConfinement()
  const started: ChildProcess[] = []
  const record = (message: unknown) => {
    const { process: child } = Object(message)
    if (!(child instanceof ChildProcess)) return
    started.push(child)
    onStart(child)
  }
  subscribe('child_process', record)
  try {
    await work()
  } finally {
    unsubscribe('child_process', record)
  }
  return started
}
