import { join } from 'node:path'
import { withKeeper } from '../throwaway/withKeeper.ts'
import { ensureCeph } from './ceph.ts'

/** The environment variables by which tests and service find S3. */
export type S3Environment = Readonly<Record<string, string>>

/** What the keeper of a throwaway radosgw can be told: to end it, and to start it again. */
export type GatewayOrder = 'leave' | 'comeBack'

/**
 * Calls `run` with the variables that name an S3 server and a bucket that may be created there: the one in TEST_S3_URL,
 * or else a throwaway radosgw, which is stopped when `run` settles.
 */
export async function withS3<Result>(run: (environment: S3Environment) => Promise<Result>) {
  const { TEST_S3_URL, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env
  if (TEST_S3_URL) return run({ TEST_S3_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })
  return await withThrowawayS3(run)
}

/** Calls `run` with a throwaway radosgw in any case, and a function that ends or restarts it. */
export async function withThrowawayS3<Result>(
  run: (environment: S3Environment, order: (order: GatewayOrder) => void) => Promise<Result>,
) {
  await ensureCeph()
  const keeper = { name: 'radosgw', file: join(import.meta.dirname, 'keeper.ts') }
  return await withKeeper<S3Environment, Result>(keeper, (environment, child) =>
    run(environment, (order) => void child.send(order)),
  )
}
