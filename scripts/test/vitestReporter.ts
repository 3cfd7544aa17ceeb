import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { describeFailure, type VitestReport } from './report.ts'

/** Writes what passed and failed to the file in VITEST_REPORT; vitest's own JSON lacks errors outside tests and of hooks. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const report: VitestReport = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: [...modules.flatMap(listFailures), ...outside.map(describeOutside)],
    }
    writeFileSync(String(process.env.VITEST_REPORT), JSON.stringify(report))
  }
}

function listFailures(module: TestModule): string[] {
  const path = module.relativeModuleId
  // It did not load, or a hook failed.
  const around = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => {
      const title = suite.type === 'module' ? path : `${path} › ${suite.fullName}`
      return describeFailure(title, textOf([error]))
    }),
  )
  const tests = [...module.children.allTests('failed')].map((test) =>
    describeFailure(`${path} › ${test.fullName}`, textOf(test.result().errors ?? [])),
  )
  return [...around, ...tests]
}

/** Describes an error that no test awaited. */
function describeOutside(error: SerializedError): string {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name } = error
  const where = [relative('.', String(path ?? '')), name].filter(Boolean).join(' › ')
  return describeFailure(`${where || 'vitest'} (outside its tests)`, textOf([error]))
}

const textOf = (errors: readonly SerializedError[]) =>
  errors.map(({ stack, message }) => stack ?? message).join('\n')
