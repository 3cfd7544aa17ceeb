import { execFile } from 'node:child_process'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '../../import/command.ts')

export interface CommandResult {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `npm run import`'s command in a process of its own; `heapMegabytes` limits its heap. */
export function runImport(
  args: readonly string[],
  { databaseUrl, dataDir, heapMegabytes }: CommandSettings,
): Promise<CommandResult> {
  const limit = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  // Nothing is inherited, so that these variables are the whole configuration.
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
  /** By default SQLite in the data folder. */
  readonly databaseUrl?: string
  readonly heapMegabytes?: number
}
