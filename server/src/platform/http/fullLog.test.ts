import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Fails every write like a full disk; Linux only. */
const FULL = '/dev/full'
const GONE_ON = 7
const PROGRAM = `
  import { createLog } from '${import.meta.dirname}/logging.ts'
  const log = createLog('info', undefined)
  for (let line = 0; line < 3; line++) log.error(new Error('nobody reads this'))
  log.fatal('nor this')
  setTimeout(() => process.exit(${GONE_ON}), 50)
`

test.skipIf(!existsSync(FULL))('a log that cannot be written blocks nothing', () => {
  const full = openSync(FULL, 'w')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { stdio: ['ignore', full, 'pipe'], timeout: 20_000 },
  )
  closeSync(full)
  expect({ status, stderr: String(stderr) }).toEqual({ status: GONE_ON, stderr: '' })
})
