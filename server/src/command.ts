import { inspect, type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigError } from './config.ts'

/** What every command of the operator knows. */
export const HELP_OPTION = { help: { type: 'boolean' } } as const

/** Reads the arguments of a command; null where one of them is not known, or lacks its value. */
export function readArguments<Given extends ParseArgsConfig>(
  config: Given,
): ReturnType<typeof parseArgs<Given>> | null {
  try {
    return parseArgs(config)
  } catch {
    return null
  }
}

/**
 * Runs a command with the arguments of the process, and ends it with the status that the command gives.
 *
 * @param failed what is said before the cause when the command throws
 */
export async function runCommand(
  run: (args: string[]) => Promise<number>,
  failed: string,
): Promise<void> {
  // Whatever the process writes is for its user only.
  process.umask(0o077)
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    const reason = error instanceof ConfigError ? error.message : inspect(error)
    process.stderr.write(`${failed}\n${reason}\n`)
    process.exitCode = 1
  }
}
