import type { SqlDialect } from '../platform/database/columnTypes.ts'

/** Rooms that speak each database's own SQL, or depend on how it sorts and searches. `npm test` runs all others on SQLite alone. */
const ROOMS = [
  'documents/list',
  'documents/search',
  'people/customers/directory',
  'platform/database',
  'records',
  'sets/backup',
  'sets/erasure/erase',
]

/** Returns the databases on which a file of tests runs; TEST_RUN is `everyday` in `npm test`, and `s3` in `npm run test:s3`. */
export function chooseDatabases(run: string | undefined, file: string): readonly SqlDialect[] {
  // Object storage is shared by several processes, as only PostgreSQL is.
  if (run === 's3') return ['postgres']
  const path = file.replaceAll('\\', '/')
  const isOnBoth = run !== 'everyday' || ROOMS.some((room) => path.includes(`/server/src/${room}`))
  return isOnBoth ? ['sqlite', 'postgres'] : ['sqlite']
}
