import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { runCommandFile, runNpm } from '../../testing/process.ts'

const newFolder = newFolders()
const manifest = join(import.meta.dirname, '../../../../package.json')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'))
const commands = Object.entries(scripts)
  .filter(([, script]) => script.endsWith('/command.ts'))
  .map(([name, script]) => [name, script.replace(/^.*server\/src\//, '')] as const)

test.each(commands)('npm run %s answers --help', async (name, file) => {
  const help = await runCommandFile(file, ['--help'], await newFolder(), {})
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toMatch(new RegExp(`^  npm run (--silent )?${name}( |$)`, 'm'))
})

test('a command prints, fails and stores files as a process', async () => {
  const folder = await newFolder()
  const settings = { DATA_DIR: folder }
  const refused = await runNpm('import', [BESTAND, '--strict'], settings).ended
  expect(refused).toEqual({
    status: 1,
    stdout: expect.stringContaining('Es wurde nichts geschrieben. Fehler: 3.'),
    stderr: expect.stringContaining('Fehler (3):\n'),
  })
  const imported = await runNpm('import', [BESTAND], settings).ended
  expect(imported).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Der Import ist abgeschlossen.'),
  })
  expect((await stat(join(folder, 'hausblick.db'))).mode & 0o777).toBe(0o600)
  const backup = await runNpm('backup', ['-'], settings).ended
  expect(backup).toMatchObject({
    status: 0,
    // A tar.
    stdout: expect.stringContaining('ustar'),
    stderr: expect.stringMatching(/^Gesichert: .*\n$/),
  })
})
