import { describe, runTimed, type Step } from './test/step.ts'
import { checks, e2e, unit } from './test/steps.ts'

const all = [...checks, unit, e2e]
const names = all.map(({ name }) => name)
const chosen = process.argv.slice(2)

if (chosen.includes('--help') || chosen.some((name) => !names.includes(name))) {
  process.stdout.write(
    `npm test                  all of: ${names.join(', ')}\nnpm test -- types unit    only these\n`,
  )
  process.exitCode = chosen.includes('--help') ? 0 : 1
} else {
  const isWanted = ({ name }: Step) => chosen.length === 0 || chosen.includes(name)

  // The checks are light and find room beside the unit tests; a browser and a service need both cores.
  const before = await Promise.all([
    inTurn(checks.filter(isWanted)),
    inTurn([unit].filter(isWanted)),
  ])
  const done = [...before.flat(), ...(await inTurn([e2e].filter(isWanted)))]

  const passed = done.reduce((sum, step) => sum + step.passed, 0)
  const failed = done.reduce((sum, step) => sum + step.failed, 0)
  const summary = done.map(describe).join('\n')
  process.stdout.write(`\n${summary}\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function inTurn(steps: Step[]) {
  const done = []
  for (const step of steps) done.push(await runTimed(step))
  return done
}
