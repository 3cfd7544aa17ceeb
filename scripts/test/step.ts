export type Result = {
  status: number
  passed: number
  failed: number
  /** What failed and how it failed. */
  failures?: string[]
  output?: string
}

export type Step = { name: string; run: () => Promise<Result> }

export type Done = Result & { name: string; seconds: number; failures: string[] }

/** Runs a step and prints its outcome. Never rejects. */
export async function runTimed({ name, run }: Step): Promise<Done> {
  const started = performance.now()
  const result: Result = await run().catch((error: unknown) => ({
    status: 1,
    passed: 0,
    failed: 0,
    output: error instanceof Error ? error.message : String(error),
  }))
  const seconds = (performance.now() - started) / 1000
  const failed = result.status !== 0 && result.failed === 0 ? 1 : result.failed
  const failures = result.failures ?? (failed > 0 ? [`${name}\n${result.output ?? ''}`] : [])
  const done = { ...result, failed, failures, name, seconds }
  if (result.status !== 0 && result.output) process.stdout.write(`${result.output.trimEnd()}\n`)
  process.stdout.write(`${describeStep(done)}\n`)
  return done
}

/** Renders a step's outcome as one line. */
export function describeStep({ name, status, seconds, passed, failed }: Done) {
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  return `${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s${counts})`
}
