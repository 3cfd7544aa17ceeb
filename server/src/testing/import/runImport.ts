import { run } from '../../sets/import/command.ts'
import { callCommand } from '../callCommand.ts'

/** Runs `npm run import`'s command within this process. */
export function runImport(
  args: readonly string[],
  { databaseUrl, dataDir }: { readonly dataDir: string; readonly databaseUrl?: string },
) {
  // By default SQLite in the data folder.
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return callCommand(run, args, dataDir, { DATA_DIR: dataDir, ...database })
}
