import { join } from 'node:path'
import { withKeeper } from '../throwaway/withKeeper.ts'
import { findPostgres } from './binaries.ts'

/**
 * Calls `run` with the URL of a PostgreSQL server on which databases may be created and dropped: the one in
 * TEST_POSTGRES_URL, or else a throwaway cluster, which is stopped when `run` settles.
 */
export async function withPostgres<Result>(run: (url: string) => Promise<Result>) {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return run(given)
  const keeper = {
    name: 'PostgreSQL',
    file: join(import.meta.dirname, 'keeper.ts'),
    args: [await findPostgres()],
  }
  return await withKeeper(keeper, run)
}
