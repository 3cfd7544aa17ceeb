import type { SqlDialect } from '../database/columnTypes.ts'

/**
 * Rooms whose statements differ between the databases, or depend on how these sort, search and lock. `npm test` runs all
 * others on SQLite alone.
 */
const ROOMS = [
  'accounts/invitations',
  'audit',
  'backup',
  'customers',
  'database',
  'documents/list',
  'documents/notices',
  'documents/search',
  'erasure',
  'http/attemptLimits',
  'mail',
  'records',
  'reminders',
  'reports/runs',
]

/** Returns the databases on which a file of tests runs; TEST_RUN is `everyday` in `npm test`, and `s3` in `npm run test:s3`. */
export function chooseDatabases(run: string | undefined, file: string): readonly SqlDialect[] {
  // Object storage is shared by several processes, as only PostgreSQL is.
  if (run === 's3') return ['postgres']
  const path = file.replaceAll('\\', '/')
  const isOnBoth = run !== 'everyday' || ROOMS.some((room) => path.includes(`/server/src/${room}`))
  return isOnBoth ? ['sqlite', 'postgres'] : ['sqlite']
}
