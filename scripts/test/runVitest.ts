import { join } from 'node:path'
import { runCommand } from '../command.ts'
import { prepareReport, readVitest } from './report.ts'
import type { Result } from './step.ts'

const reporter = join(import.meta.dirname, 'vitestReporter.ts')

/** Runs tests in vitest, which shows them, and returns what passed and failed. */
export async function runVitest(
  name: string,
  which: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  const file = prepareReport(name)
  const args = ['run', ...which, '--reporter=default', `--reporter=${reporter}`]
  const status = await runCommand('vitest', args, { env: { ...env, VITEST_REPORT: file } })
  return readVitest(file, status)
}
