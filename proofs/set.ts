import { runCommand } from '../scripts/command.ts'
import { answerHelp } from '../scripts/help.ts'
import { withThrowawayS3 } from '../scripts/s3/server.ts'
import { importCopies } from './service/importCopies.ts'
import { STAFF, startClients } from './set/clients.ts'
import { losses } from './set/losses.ts'
import { ensurePrograms } from './set/packages.ts'
import { databaseUrl, isWhole, startDatabase, startServices } from './set/parts.ts'
import { openPrograms, waitUntil } from './set/programs.ts'
import { chooseValues, type Values } from './set/values.ts'

answerHelp(
  'npm run test:set\n' +
    'Starts the set of docs/operations/set.md on this machine, takes away each of its parts once while clients read and\n' +
    'write, and compares what they were told with what is there. Needs root on Debian, where it installs what is missing.',
)

const start = performance.now()
const binaries = await ensurePrograms()
await withThrowawayS3(async (s3, orderStorage) => {
  const env = { ...process.env, ...s3 }
  if ((await runCommand('node', ['server/src/testing/storage/makeBucket.ts'], { env })) !== 0)
    throw new Error('The bucket could not be created.')
  const mails = { SMTP_URL: '', MAIL_FROM: '', OPERATOR_EMAILS: '', STAFF_EMAILS: STAFF }
  const values: Values = { ...(await chooseValues(s3)), ...mails }
  const programs = openPrograms()
  const place = { programs, values }
  await startDatabase(place, binaries)
  const url = databaseUrl(values, 'hausblick')
  await importCopies(programs.folder, 1, url)
  await startServices(place)

  const clients = await startClients(values.PUBLIC_URL ?? '', url)
  process.stdout.write('| Lost part | Requests | Refused | Longest gap of readers |\n')
  process.stdout.write('| --- | ---: | ---: | ---: |\n')
  for (const { title, cause, isUnnoticed = false, longestGapMs = Infinity } of losses) {
    const phase = clients.begin(title)
    await cause(place, orderStorage)
    await waitUntil('whole again', () => isWhole(place))
    await clients.untilServed()
    const gap = `${(phase.longestGapMs / 1000).toFixed(1)} s`
    process.stdout.write(`| ${title} | ${phase.requests} | ${phase.refused} | ${gap} |\n`)
    if (isUnnoticed && phase.refused > 0) phase.faults.push('requests were refused')
    if (phase.longestGapMs > longestGapMs) phase.faults.push('readers waited too long')
  }
  process.stdout.write(`${await clients.stop()}\n`)
  for (const { title, faults } of clients.phases)
    for (const fault of new Set(faults)) process.stdout.write(`${title}: ${fault}\n`)
  if (clients.phases.some(({ faults }) => faults.length > 0)) process.exitCode = 1
})
process.stdout.write(`${((performance.now() - start) / 1000).toFixed(0)} s\n`)
process.exit()
