import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { expect, test } from 'vitest'
import { captureCommand } from '../../scripts/command.ts'

const UNITS = join(import.meta.dirname, '../../docs/operations/systemd')
const newFolder = newFolders()

/** Copies the units to a folder, where what they start exists. */
async function copyUnits(): Promise<{ folder: string; names: string[] }> {
  const folder = await newFolder()
  const names = await readdir(UNITS)
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin/node'), '', { mode: 0o755 })
  for (const name of names) {
    const text = await readFile(join(UNITS, name), 'utf8')
    const adapted = text.replaceAll('/opt/hausblick/node_modules/.bin', join(folder, 'bin'))
    await writeFile(join(folder, name), adapted)
  }
  return { folder, names }
}

test('systemd finds no fault in the units', async () => {
  const { folder, names } = await copyUnits()
  const files = names.map((name) => join(folder, name))
  expect(await captureCommand('systemd-analyze', ['verify', '--man=no', ...files])).toEqual({
    status: 0,
    output: '',
  })
})

test('the service is exposed as install.md says, at most', async () => {
  const stated = 2.2
  const page = await readFile(join(UNITS, '../install.md'), 'utf8')
  expect(page).toContain(String(stated))
  const { folder } = await copyUnits()
  const file = join(folder, 'hausblick.service')
  const security = ['security', '--offline=true', '--no-pager', file]
  const { output } = await captureCommand('systemd-analyze', security)
  const [, exposure] = /Overall exposure level for \S+: (\d+\.\d+)/.exec(output) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(stated)
  expect(Number(exposure)).toBeGreaterThan(0)
})
