import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { runCommandFile, startCommandFile } from '@hausblick/server/src/testing/process.ts'

/** An operator's command, given by its file in `server/src`. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

/** Runs a command to its end and returns how long that took. Throws unless it succeeded. */
export async function runToEnd({ file, args, folder, environment }: Command): Promise<number> {
  const start = performance.now()
  const { status, stderr } = await runCommandFile(file, args, folder, environment)
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`)
  return performance.now() - start
}

/** Runs a command and kills it at a random moment of its usual time; returns whether it was still running. */
export async function killAtRandom(
  { file, args, folder, environment }: Command,
  usualMs: number,
): Promise<boolean> {
  const command = startCommandFile(file, args, folder, environment)
  await Promise.race([command.ended, setTimeout(randomInt(1, Math.ceil(usualMs)))])
  const { status } = await command.kill()
  return status === 'SIGKILL'
}
