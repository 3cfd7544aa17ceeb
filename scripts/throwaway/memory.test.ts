import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const program = `
  import { tmpdir } from 'node:os'
  import { keepTemporaryFilesInMemory } from '${join(import.meta.dirname, 'memory.ts')}'
  keepTemporaryFilesInMemory(process.argv[1])
  process.stdout.write(tmpdir())`
const toTheEnd = ['--input-type=module', '--eval', program]
const forEver = ['--input-type=module', '--eval', `${program}\nsetInterval(() => {}, 1000)`]

/** Runs the program to its end. Returns where its temporary files were. */
function run(memory: string[] = []) {
  return execFileSync(process.execPath, [...toTheEnd, ...memory], { encoding: 'utf8' })
}

/** Starts a program that does not end by itself. */
async function start() {
  const child = spawn(process.execPath, forEver, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [folder] = await once(child.stdout, 'data')
  const kill = () => {
    child.kill('SIGKILL')
    return exited
  }
  return { folder: String(folder), kill }
}

const hasRoom = dirname(run()) === '/dev/shm'

test.skipIf(!hasRoom)('temporary files in memory end with their process', () => {
  const folder = run()
  expect(folder).toMatch(/^\/dev\/shm\/hausblick-run-/)
  expect(existsSync(folder)).toBe(false)
})

test.skipIf(!hasRoom)('a run removes what killed ones have left, and nothing else', async () => {
  const [first, second] = [await start(), await start()]
  await first.kill()
  expect(existsSync(first.folder)).toBe(true)
  run()
  expect(existsSync(first.folder)).toBe(false)
  expect(existsSync(second.folder)).toBe(true)
  await second.kill()
  run()
  expect(existsSync(second.folder)).toBe(false)
})

test('temporary files stay where they are without a file system in memory', () => {
  expect(run(['/nowhere'])).toBe(tmpdir())
  expect(run([import.meta.dirname])).toBe(tmpdir())
})
