import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'

const newFolder = newFolders()
const canTrace = spawnSync('strace', ['--version'], { stdio: 'ignore' }).status === 0

const SOURCE = join(import.meta.dirname, '../..')
const KEY = 'ab'.repeat(16)
const SHA256 = createHash('sha256').digest('hex')

const letterhead = `() => ({ name: 'Haus', color: '#0f4f3d', sender: 'Haus <haus@example.org>', replyTo: null, signature: '', logo: null })`

// A power failure must take neither bytes that have their name nor a name that was acknowledged.
test.skipIf(!canTrace).each([
  [
    'what a command writes',
    `const { writeOut } = await import('${SOURCE}/platform/command/writeOut.ts')
     await writeOut('out', (await import('node:stream')).Readable.from(['x']))`,
    ['fsync out.unfertig', 'rename out', 'fsync FOLDER'],
  ],
  [
    'a document',
    `const { openDisk } = await import('${SOURCE}/platform/storage/disk.ts')
     const storage = await openDisk('.')
     await storage.put('${KEY}', { path: 'empty', size: 0, sha256: '${SHA256}' })`,
    ['fsync DRAFT', 'fsync FOLDER', `link ${KEY}`, 'fsync ab'],
  ],
  [
    'the id of a folder of documents',
    `const { openDisk } = await import('${SOURCE}/platform/storage/disk.ts')
     await (await openDisk('.')).id({ make: true })`,
    ['fsync DRAFT', 'link store-id', 'fsync FOLDER'],
  ],
  [
    'a mail',
    `const { createFileSender } = await import('${SOURCE}/platform/mail/fileSender.ts')
     const mail = { to: 'anna@example.org', subject: 'x', text: 'x', about: [] }
     await createFileSender('.', ${letterhead}, () => {})(mail)`,
    ['fsync MAIL.draft', 'rename MAIL', 'fsync FOLDER'],
  ],
  [
    'a commit',
    `const { openDatabase } = await import('${SOURCE}/platform/database/open.ts')
     const { db } = await openDatabase('sqlite:test.db')
     await db.schema.createTable('t').addColumn('a', 'text').execute()
     process.kill(process.pid, 'SIGKILL')`,
    ['fsync test.db-wal'],
  ],
])('%s is on disk before it is acknowledged', async (_name, program, expected) => {
  const folder = await newFolder()
  await writeFile(join(folder, 'empty'), '')
  const log = join(folder, 'strace.txt')
  const trace = 'trace=fsync,fdatasync,/^rename,/^link'
  const node = [process.execPath, '--input-type=module', '-e', program]
  await promisify(execFile)('strace', ['-f', '-y', '-e', trace, '-o', log, ...node], {
    cwd: folder,
  }).catch((error) => expect(error.signal ?? error.stderr).toBe('SIGKILL'))
  const calls = (await readFile(log, 'utf8')).split('\n').flatMap((line) => {
    const [, call = '', args = ''] = /(fsync|fdatasync|rename|link)\w*\((.+)\)/.exec(line) ?? []
    const last = basename(/[^<>"]+(?=[>"][^<>"]*$)/.exec(args)?.[0] ?? '')
    const name = last
      .replace(basename(folder), 'FOLDER')
      .replace(/^[\da-f]{8}-[\da-f-]{27}$/, 'DRAFT')
      .replace(/^\d{4}-.+\.eml/, 'MAIL')
    return call === '' ? [] : [`${call.replace('fdatasync', 'fsync')} ${name}`]
  })
  expect(calls.slice(-expected.length), calls.join()).toEqual(expected)
})
