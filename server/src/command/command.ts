import { inspect, type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigError } from '../config/config.ts'
import { isNoSpace } from '../database/noSpace.ts'

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
    process.stderr.write(`${failed}\n${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

/** Returns why a command failed: what to do about it where that is known, else all that is known. */
export function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!isNoSpace(error)) return inspect(error)
  return `Auf dem Datenträger ist kein Platz mehr, oder er lässt sich nicht beschreiben (${error instanceof Error ? error.message : error}). Schaffen Sie Platz, und starten Sie den Befehl noch einmal.`
}
