import { expect, test } from 'vitest'
import { runStep } from './step.ts'

const LINES = 'exec 2>&1; seq 1 100; echo Grund >&2'

test.each([
  ['fails', `${LINES}; exit 3`, 60, /^ended with 3\. /m],
  ['takes too long', `${LINES}; sleep 60`, 1, /^was stopped after \d+ s\. /m],
])('a step that %s is named, with the end of its output', async (_, script, seconds, reason) => {
  const failed = runStep(seconds, 'sh', ['-c', script])
  await expect(failed).rejects.toThrow(`sh -c ${script}\n`)
  await expect(failed).rejects.toThrow(reason)
  await expect(failed).rejects.toThrow(/output:\n62\n[\d\n]+\nGrund$/)
})
