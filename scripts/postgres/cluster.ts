import { join } from 'node:path'
import { withKeeper } from '../throwaway/withKeeper.ts'
import { findPostgres } from './binaries.ts'

/**
 * Calls `run` with the url of a PostgreSQL server on which databases may be made and dropped: that of
 * TEST_POSTGRES_URL, else a throwaway cluster of our own, which is gone afterwards however `run` ends.
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
