import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { RunCommand } from '../platform/command/command.ts'

/** Runs an operator's command within this process, with the given environment only. */
export async function callCommand(
  run: RunCommand,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<{ status: number; stdout: string; stderr: string }> {
  const [out, err] = [new PassThrough(), new PassThrough()]
  const printed = Promise.all([text(out), text(err)])
  const status = await run(args, { out, err, env, folder })
  out.end()
  err.end()
  const [stdout, stderr] = await printed
  return { status, stdout, stderr }
}
