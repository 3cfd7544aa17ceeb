import { runCommand } from './command.ts'
import { withPostgres } from './postgres/cluster.ts'
import { keepTemporaryFilesInMemory } from './throwaway/memory.ts'

const [command, ...args] = process.argv
  .slice(2)
  .filter((argument, at) => at > 0 || argument !== '--')

if (!command || command === '--help') {
  process.stdout.write(
    'npm run postgres -- COMMAND…\n' +
      'Runs a command with TEST_POSTGRES_URL set to a throwaway PostgreSQL, for example\n' +
      '  npm run postgres -- npx vitest run --project server server/src/records\n',
  )
  process.exitCode = command ? 0 : 1
} else {
  keepTemporaryFilesInMemory()
  process.exitCode = await withPostgres((url) =>
    runCommand(command, args, { env: { ...process.env, TEST_POSTGRES_URL: url } }),
  )
}
