import { runCommand } from '../../scripts/command.ts'
import { s3Tests, serverProjects } from '../../scripts/s3/tests.ts'
import type { Ground } from './parts/set.ts'

/** Generous, since every commit waits for the standby's disk. */
const timeouts = ['--testTimeout=120000', '--hookTimeout=120000']

/**
 * Runs all server tests on the set's database, and those of documents on its object storage as well. Returns whether all
 * pass.
 */
export async function runTests({ tests }: Ground): Promise<boolean> {
  const { TEST_S3_URL = '', ...database } = tests
  const all = ['run', ...serverProjects, ...timeouts]
  const onDisk = await runCommand('vitest', all, { env: { ...process.env, ...database } })
  const onS3 = await runCommand('vitest', ['run', ...s3Tests, ...timeouts], {
    env: { ...process.env, ...database, TEST_S3_URL },
  })
  return onDisk === 0 && onS3 === 0
}
