import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureCeph } from './ceph.ts'
import type { Report } from './keeper.ts'

/** What the tests and the service read to find S3. */
export type S3Environment = Readonly<Record<string, string>>

/**
 * Calls `run` with what names an S3 server and a bucket that may be made there: that of TEST_S3_URL, else a throwaway
 * radosgw of our own, which is gone afterwards however `run` ends.
 */
export async function withS3<Result>(run: (environment: S3Environment) => Promise<Result>) {
  const { TEST_S3_URL, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env
  if (TEST_S3_URL) return run({ TEST_S3_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })

  await ensureCeph()
  // Detached, since Ctrl-C must not end the server before those who use it.
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(keeper, 'exit')
  const report = await Promise.race([
    once(keeper, 'message').then(([message]): Report => message),
    ended.then((): Report => ({ error: 'its keeper ended' })),
  ])
  try {
    if ('error' in report) throw new Error(`radosgw did not start: ${report.error}`)
    return await run({
      TEST_S3_URL: `s3://hausblick?endpoint=http://127.0.0.1:${report.port}`,
      AWS_ACCESS_KEY_ID: report.accessKey,
      AWS_SECRET_ACCESS_KEY: report.secretKey,
    })
  } finally {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
}
