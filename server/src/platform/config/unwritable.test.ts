import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'

/** Below the user ids of people and services. */
const NOBODY = 65_534
const run = promisify(execFile)
const newFolder = newFolders()

// Root may write anywhere. As another user, the process may not even read the project: it loads the code before.
const SCRIPT = `
  const { readConfig } = await import(${JSON.stringify(join(import.meta.dirname, 'config.ts'))})
  if (process.getuid() === 0) process.setuid(${NOBODY})
  try { readConfig(process.env, '/') } catch (error) { console.log(error.name + ': ' + error.message) }`

test.skipIf(process.platform === 'win32').each([
  ['that exists', 'daten'],
  ['to be made', 'daten/neu'],
])('a data folder %s, of another user, is named with what to do', async (_which, name) => {
  const folder = await newFolder()
  await mkdir(join(folder, 'daten'))
  await chmod(join(folder, 'daten'), 0o555)
  await chmod(folder, 0o755)
  const OPERATOR_FILE = join(folder, 'operator.json')
  await copyFile(join(import.meta.dirname, '../../../operator.example.json'), OPERATOR_FILE)
  const DATA_DIR = join(folder, name)
  const options = {
    env: { PATH: process.env.PATH, DATA_DIR, OPERATOR_FILE, SECRET: 's'.repeat(32) },
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', SCRIPT], options)
  expect(stdout).toMatch(
    /^ConfigError: DATA_DIR ist ".*"; erwartet wird: ein Ordner, in den geschrieben werden kann/,
  )
  expect(stdout).toContain(DATA_DIR)
  expect(stdout).toContain('EACCES')
  expect(stdout).toContain('chown')
})
