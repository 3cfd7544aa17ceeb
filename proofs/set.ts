import { parseArgs } from 'node:util'
import { answerHelp } from '../scripts/help.ts'
import { faults } from './set/faults/faults.ts'
import { withGround } from './set/parts/set.ts'
import { runTests } from './set/runTests.ts'
import { takeApart } from './set/takeApart.ts'

answerHelp(
  'npm run test:set -- [--tests] [NAME…]\n' +
    'Runs the service as a set: three processes behind HAProxy, PgBouncer, PostgreSQL with a standby under Patroni, and\n' +
    'object storage, configured by the examples in docs/operations/set. Missing programs are installed.\n' +
    'First runs the server tests on it, then causes faults while clients write, and checks that nothing acknowledged is\n' +
    'lost and nothing answered wrongly. With --tests, only the tests; with names, only these faults:\n\n' +
    faults.map(({ name, title }) => `  ${name.padEnd(12)}${title}`).join('\n'),
)

const { values, positionals } = parseArgs({
  options: { tests: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.find((name) => faults.every((fault) => fault.name !== name))
if (unknown) throw new Error(`There is no fault ${unknown}; --help lists them.`)
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const runsTests = values.tests || positionals.length === 0

const outcomes: boolean[] = await withGround(async (ground) => {
  const tested = runsTests ? await runTests(ground) : true
  return [tested, values.tests || (await takeApart(ground, chosen))]
})
process.exitCode = outcomes.every(Boolean) ? 0 : 1
