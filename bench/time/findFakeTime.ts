import { readOutput } from '../../scripts/command.ts'
import { installDebian } from '../../scripts/debian.ts'

/** Returns what LD_PRELOAD has to be for a process whose clock is to be set. Throws if libfaketime cannot be installed. */
export async function findFakeTime(): Promise<string> {
  const find = () => readOutput('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'])?.trim()
  const found = find()
  if (found) return found
  const fault = await installDebian('faketime')
  const installed = find()
  if (installed) return installed
  throw new Error(`libfaketime is missing: please install the Debian package faketime. ${fault}`)
}
