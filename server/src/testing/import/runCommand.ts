import { execFile } from 'node:child_process'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '../../import/command.ts')

export interface CommandResult {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the import as people do, in a process of its own; `heapMegabytes` bounds what it may hold. */
export function runCommand(
  args: readonly string[],
  { databaseUrl, dataDir, heapMegabytes }: CommandSettings,
): Promise<CommandResult> {
  const limit = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  // Nothing of the test's own environment, so that the configuration is what is said here.
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...limit, COMMAND, ...args],
      { env, cwd: dataDir },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}

interface CommandSettings {
  readonly dataDir: string
  /** SQLite in the data folder where it is not said. */
  readonly databaseUrl?: string
  readonly heapMegabytes?: number
}
