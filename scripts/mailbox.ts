import { answerHelp } from './help.ts'
import { withMailboxServer } from './mailbox/server.ts'
import { withPostgres } from './postgres/cluster.ts'
import { runVitest } from './test/runVitest.ts'
import { runTimed } from './test/step.ts'
import { keepTemporaryFilesInMemory } from './throwaway/memory.ts'

answerHelp(
  'npm run test:mailbox\n' +
    'Tests the mailbox that is looked into with a throwaway dovecot, which is installed if it is missing.',
)

keepTemporaryFilesInMemory()
const done = await runTimed({
  name: 'mailbox',
  run: () =>
    withPostgres((postgres) =>
      withMailboxServer((imap) => {
        const env = { ...process.env, ...imap, TEST_POSTGRES_URL: postgres }
        return runVitest('mailbox', ['--project', 'server', 'server/src/documents/mailbox'], env)
      }),
    ),
})
process.stdout.write(`${done.passed} passed, ${done.failed} failed\n`)
for (const failure of done.failures) process.stdout.write(`✗ ${failure}\n`)
process.exitCode = done.failed > 0 ? 1 : 0
