import { captureCommand } from '../../scripts/command.ts'

const LINES = 40

/**
 * Runs a command, and prints it beforehand. Throws an error that names it, with the end of its output, if it fails or is
 * not done in time.
 */
export async function runStep(
  seconds: number,
  command: string,
  args: readonly string[],
  settings: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const name = [command, ...args].join(' ')
  process.stdout.write(`+ ${name}\n`)
  const started = performance.now()
  const bounded = ['--kill-after=10', `${seconds}`, command, ...args]
  const { status, output } = await captureCommand('timeout', bounded, settings)
  if (status === 0) return
  const taken = Math.round((performance.now() - started) / 1000)
  const reason = taken >= seconds ? `was stopped after ${taken} s` : `ended with ${status}`
  throw new Error(`${name}\n${reason}. The end of its output:\n${endOf(output)}`)
}

/** Returns the last lines of an output. */
export function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-LINES).join('\n')
}
