import { nameFailure } from './test/report.ts'
import { describeStep, runTimed, type Step } from './test/step.ts'
import { checks, e2e, faults, journeys, slow, unit } from './test/steps.ts'
import { keepTemporaryFilesInMemory } from './throwaway/memory.ts'

/** The steps for everyday work; `all` adds slow tests and faults and runs e2e in place of the journeys, before a change is merged. */
const usual = [...checks, unit, journeys]
const all = [...checks, unit, slow, faults, e2e]

const every = [...usual, slow, faults, e2e]
const wanted = process.argv.slice(2)
const steps =
  wanted.length === 0
    ? usual
    : wanted.includes('all')
      ? all
      : every.filter(({ name }) => wanted.includes(name))
const isKnown = (name: string) => name === 'all' || every.some((step) => step.name === name)

if (!wanted.every(isKnown)) {
  process.stdout.write(
    `npm test                  ${namesOf(usual)}: everyday checks, most on SQLite alone\n` +
      `npm test -- all           ${namesOf(all)}: all checks, before a merge\n` +
      'npm test -- types unit    only these\n',
  )
  process.exitCode = wanted.includes('--help') ? 0 : 1
} else {
  if (steps === usual) process.env.TEST_RUN = 'everyday'
  keepTemporaryFilesInMemory()
  const alone = [slow, faults, journeys, e2e]

  // The checks are light and run beside the unit tests; the others need both cores.
  const before = await Promise.all([
    runInTurn(steps.filter((step) => checks.includes(step))),
    runInTurn(steps.filter((step) => step === unit)),
  ])
  const done = [
    ...before.flat(),
    ...(await runInTurn(steps.filter((step) => alone.includes(step)))),
  ]

  const passed = done.reduce((sum, step) => sum + step.passed, 0)
  const failed = done.reduce((sum, step) => sum + step.failed, 0)
  const summary = done.map(describeStep).join('\n')
  const failures = done.flatMap((step) => step.failures)
  const listed = (each: string[]) => each.map((failure) => `✗ ${failure}\n`).join('')
  process.stdout.write(
    `\n${listed(failures)}${summary}\n${passed} passed, ${failed} failed\n` +
      // A log that was cut still names them.
      listed(failures.map(nameFailure)),
  )
  process.exitCode = failed > 0 ? 1 : 0
}

function namesOf(steps: Step[]) {
  return steps.map(({ name }) => name).join(', ')
}

async function runInTurn(steps: Step[]) {
  const done = []
  for (const step of steps) done.push(await runTimed(step))
  return done
}
