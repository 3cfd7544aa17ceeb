import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const EXEC = join(import.meta.dirname, 'exec.js')
const run = (...command: string[]) =>
  spawnSync(process.execPath, [EXEC, ...command], { encoding: 'utf8' })

test('runs a command with its arguments, and ends with its status', () => {
  const program = 'console.log(process.argv[1]); process.exitCode = 3'
  const { status, stdout } = run(process.execPath, '-e', program, 'a b')
  expect([status, stdout]).toEqual([3, 'a b\n'])
})

test('fails where there is no such command', () => {
  expect(run('hausblick-nope')).toMatchObject({
    status: 1,
    stderr: 'hausblick-nope: spawn hausblick-nope ENOENT\n',
  })
})
