import type { Writable } from 'node:stream'
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigError } from '../config/configError.ts'
import type { Environment } from '../config/environment.ts'
import { MigrationRefused } from '../database/migrationRefused.ts'
import { isNoSpace } from '../database/noSpace.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { DatabaseUnusable } from '../database/unusable.ts'
import type { Terminal } from './progressLine.ts'

type Options = NonNullable<ParseArgsConfig['options']>
const HELP_OPTION = { help: { type: 'boolean' } } as const

interface ArgumentsOf<Known extends Options> {
  args: readonly string[]
  options: Known & typeof HELP_OPTION
  allowPositionals: boolean
}

/** Parsed arguments: the `values` of options, and `positionals` if the command allows them. */
export type Given<Known extends Options> = ReturnType<typeof parseArgs<ArgumentsOf<Known>>>

/** Where a command runs: its process, or a test. */
export interface CommandContext {
  readonly out: Writable
  readonly err: Terminal
  /** Default: the process's. */
  readonly env?: Environment
  /** Where `.env` is; default: the process's working directory. */
  readonly folder?: string
}

/** Runs a command with its arguments. Resolves to the exit status: 1 if the command throws. */
export type RunCommand = (args: readonly string[], context: CommandContext) => Promise<number>

export interface Command<Known extends Options> {
  readonly help: string
  /** In addition to `--help`, which every command has. */
  readonly options: Known
  readonly allowPositionals?: boolean
  /** The error message for an unknown option or a missing value. */
  readonly misused: string
  /** The line printed before the reason if `run` throws. */
  readonly failed: string
  /** Returns the exit status. Throws a UsageError for arguments that make no sense together. */
  run(given: Given<Known>, context: CommandContext): Promise<number>
}

/** Thrown for invalid arguments; the command then prints the message and its help. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Thrown when a command cannot do what it was asked; its German message says why, and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Returns the function that runs a command, after running it if its module is what this process was started with. */
export async function defineCommand<Known extends Options>(
  { main }: ImportMeta,
  command: Command<Known>,
): Promise<RunCommand> {
  const run: RunCommand = async (args, context) => {
    try {
      const given = readArguments(command, args)
      if (!('help' in given.values)) return await command.run(given, context)
      context.out.write(command.help)
      return 0
    } catch (error) {
      const said =
        error instanceof UsageError
          ? `${error.message}\n\n${command.help}`
          : `${command.failed}\n${reasonOf(error)}\n`
      context.err.write(said)
      return 1
    }
  }
  if (main) await runAsProcess(run)
  return run
}

/**
 * Runs a command as this process, and sets its exit status: also 1 if its output cannot be written. Where nobody reads on, as
 * with `| head`, it completes its work in silence.
 */
async function runAsProcess(run: RunCommand): Promise<void> {
  // Files that the process creates are readable by its user only.
  process.umask(0o077)
  let isWritten = true
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error) => {
    if (isBrokenPipe(error)) return
    isWritten = false
    process.exitCode = 1
    process.stderr.write(`Die Ausgabe ließ sich nicht schreiben (${error.message}).\n`)
  })
  const { stdout: out, stderr: err } = process
  const status = await run(process.argv.slice(2), { out, err })
  process.exitCode = isWritten ? status : 1
}

/** Whether writing failed because the reader of a pipe has gone. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

function readArguments<Known extends Options>(
  command: Command<Known>,
  args: readonly string[],
): Given<Known> {
  const { allowPositionals = false, misused } = command
  const options = { ...command.options, ...HELP_OPTION }
  try {
    return parseArgs<ArgumentsOf<Known>>({ args, options, allowPositionals })
  } catch (cause) {
    throw new UsageError(misused, { cause })
  }
}

/** Returns why a command failed: what to do about it for known errors, otherwise the error with its stack. */
export function reasonOf(error: unknown): string {
  const isExplained =
    error instanceof ConfigError ||
    error instanceof CommandError ||
    error instanceof DatabaseUnusable ||
    error instanceof MigrationRefused
  if (isExplained) return error.message
  if (error instanceof DatabaseUnavailable)
    return `Die Datenbank antwortet nicht (${Object(error.cause).message ?? error.message}). Bitte prüfen Sie, ob sie läuft, und ihre Adresse; dann starten Sie den Befehl noch einmal.`
  if (!isNoSpace(error)) return inspect(error)
  return `Auf dem Datenträger ist kein Platz mehr, oder er lässt sich nicht beschreiben (${error instanceof Error ? error.message : error}). Schaffen Sie Platz, und starten Sie den Befehl noch einmal.`
}
