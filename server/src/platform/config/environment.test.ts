import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run as verifyAuditLog } from '../../sets/auditReads/command.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { newFolders } from '../../testing/folders.ts'
import { readEnvFile } from './environment.ts'

const newFolder = newFolders()

async function newEnvFile(content: string | Buffer): Promise<string> {
  const file = join(await newFolder(), '.env')
  await writeFile(file, content)
  return file
}

test.each([
  [
    '# Bemerkung\n\nPORT=1\n  HOST = ::1 # hier\nexport LOG_LEVEL=warn\r\nSMTP_URL=\n',
    ['PORT', 'HOST', 'LOG_LEVEL'],
  ],
  ['\uFEFFPORT=1\n', ['PORT']],
  [
    `SECRET="eins\nzwei\ndrei"\nMAIL_FROM='Haus "Blick"\n<a@b.de>'\nHOST=it's\nPORT=1`,
    ['SECRET', 'MAIL_FROM', 'HOST', 'PORT'],
  ],
  ['', []],
])('%j is read', async (content, names) => {
  expect(Object.keys(readEnvFile(await newEnvFile(content))).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['PORT 4000', /: Zeile 1\. Erwartet wird je Zeile NAME=WERT/],
  ['HOST=::1\n\nPORT: 4000\nLOG_LEVEL=warn\ngeheim', /: Zeile 3, 5\./],
  ['SECRET="eins\nzwei"\ngeheim', /: Zeile 3\./],
  [Buffer.from('MAIL_FROM=Köln\n', 'latin1'), /kein Text in UTF-8/],
  [Buffer.from('\uFEFFPORT=4000\n', 'utf16le'), /kein Text in UTF-8/],
])('%j is refused, and not shown', async (content, expected) => {
  const file = await newEnvFile(content)
  expect(() => readEnvFile(file)).toThrow(expected)
  expect(() => readEnvFile(file)).toThrow(file)
  expect(() => readEnvFile(file)).not.toThrow('geheim')
})

test('a .env that cannot be read is named by commands, without a stack', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, '.env'))
  const { status, stderr } = await callCommand(verifyAuditLog, ['--verify'], folder, {})
  expect(status).toBe(1)
  expect(stderr).toContain(`Die Datei ${join(folder, '.env')} lässt sich nicht lesen`)
  expect(stderr).not.toMatch(/\n +at /)
})
