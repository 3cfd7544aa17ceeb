import { runCommand } from './command.ts'
import { answerHelp } from './help.ts'
import { withPostgres } from './postgres/cluster.ts'
import { withS3 } from './s3/server.ts'
import { s3Tests } from './s3/tests.ts'
import { runVitest } from './test/runVitest.ts'
import { runTimed } from './test/step.ts'
import { keepTemporaryFilesInMemory } from './throwaway/memory.ts'

answerHelp(
  'npm run test:s3\n' +
    'Tests documents on S3-compatible object storage: the server in TEST_S3_URL, such as\n' +
    's3://bucket/prefix?endpoint=https://…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or else a throwaway\n' +
    'radosgw of Ceph, which is installed if it is missing.',
)

keepTemporaryFilesInMemory()
const done = await runTimed({
  name: 's3',
  run: () =>
    withPostgres((postgres) =>
      withS3(async (s3) => {
        const env = { ...process.env, ...s3, TEST_POSTGRES_URL: postgres, TEST_RUN: 's3' }
        const made = await runCommand('node', ['server/src/testing/storage/makeBucket.ts'], { env })
        if (made !== 0) return { status: made, passed: 0, failed: 0 }
        return await runVitest('s3', s3Tests, env)
      }),
    ),
})
process.stdout.write(`${done.passed} passed, ${done.failed} failed\n`)
for (const failure of done.failures) process.stdout.write(`✗ ${failure}\n`)
process.exitCode = done.failed > 0 ? 1 : 0
