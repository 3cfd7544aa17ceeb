import { randomUUID } from 'node:crypto'
import { runCommand } from '../../../scripts/command.ts'
import { type GatewayOrder, withThrowawayS3 } from '../../../scripts/s3/server.ts'
import { adminUrl, pooledUrl, startDatabase } from './database.ts'
import { ensurePrograms } from './packages.ts'
import { type Programs, withPrograms } from './programs.ts'
import type { Values } from './template.ts'
import { chooseValues } from './values.ts'

/** What the service needs, without the service. */
export interface Ground {
  readonly programs: Programs
  /** Of all examples, except for mail. */
  readonly values: Values
  /** The environment of tests that run on it. */
  readonly tests: Readonly<Record<string, string>>
  readonly orderStorage: (order: GatewayOrder) => void
}

/** Calls `run` with a database and object storage as in operation, which are taken down when `run` settles. */
export async function withGround<Result>(run: (ground: Ground) => Promise<Result>) {
  const binaries = await ensurePrograms()
  return await withThrowawayS3((s3, orderStorage) =>
    withPrograms(async (programs) => {
      const chosen = await chooseValues()
      await startDatabase(programs, chosen, binaries)
      const tests = {
        ...s3,
        TEST_POSTGRES_URL: pooledUrl(chosen, 'postgres'),
        TEST_POSTGRES_ADMIN_URL: adminUrl(chosen),
      }
      const env = { ...process.env, ...tests }
      const made = await runCommand('node', ['server/src/testing/storage/makeBucket.ts'], { env })
      if (made !== 0) throw new Error('The bucket could not be created.')
      const documents = new URL(s3.TEST_S3_URL ?? '')
      documents.pathname = `/${randomUUID()}`
      const values = {
        ...chosen,
        DOCUMENTS_URL: documents.href,
        DOCUMENTS_KEY: s3.AWS_ACCESS_KEY_ID ?? '',
        DOCUMENTS_SECRET: s3.AWS_SECRET_ACCESS_KEY ?? '',
      }
      return await run({ programs, values, tests, orderStorage })
    }),
  )
}
