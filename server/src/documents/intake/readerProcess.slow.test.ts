import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { intruder } from '../../testing/texts/intruderProgram.ts'
import { recordStartedProcesses } from '../../testing/texts/recordStartedProcesses.ts'
import { findConfinement } from './confinement.ts'
import { ReaderProcess } from './readerProcess.ts'

const newFolder = newFolders()

async function fileThatSays(deed: string): Promise<string> {
  const path = join(await newFolder(), 'upload')
  await writeFile(path, JSON.stringify({ do: deed }))
  return path
}

/** Starts a reader without namespaces, so that the child process is the reader itself. */
async function start(): Promise<ReaderProcess> {
  const confinement = { ...(await findConfinement()), hasNamespaces: false }
  return await ReaderProcess.start(intruder, { largest: 1000, confinement })
}

const refused = (message: RegExp) => ({ name: 'ReaderError', message })

test.each([
  ['hangs', 'hang', { seconds: 1 }, /^It ended with/],
  ['never answers', 'sleep', { seconds: 1 }, /^It ended with/],
  ['exceeds its memory', 'grow', {}, /^It ended with/],
  ['exits', 'crash', {}, /^It ended with 7/],
  ['raises its own limits', 'setFlags', {}, /^It ended with/],
  ['throws', 'fail', {}, /^It ended with 1:.*overwhelmed/s],
  ['floods its output', 'flood', {}, /^Its answer exceeded the limit/],
  ['answers more than once', 'chatter', {}, /^It sent an unsolicited answer/],
  [
    'does not answer in JSON',
    'garble',
    {},
    /^It (did not answer in JSON|sent an unsolicited answer)/,
  ],
])('ends a reader that %s, without an answer', async (_, deed, bounds, message) => {
  const reader = await ReaderProcess.start({ ...intruder, ...bounds }, { largest: 1000 })
  await expect(reader.read(await fileThatSays(deed))).rejects.toMatchObject(refused(message))
  const next = reader.read(await fileThatSays('remember'))
  await expect(next).rejects.toMatchObject({ name: 'ReaderError' })
})

test('ends a reader when its signal is aborted', async () => {
  const reader = await ReaderProcess.start(intruder, { largest: 1000 })
  const stopping = new AbortController()
  const reading = reader.read(await fileThatSays('sleep'), stopping.signal)
  stopping.abort(new Error('no longer wanted'))
  await expect(reading).rejects.toThrow('no longer wanted')
})

test('reports an unreadable file as the file system’s error, not the reader’s', async () => {
  const reader = await ReaderProcess.start(intruder, { largest: 1000 })
  const missing = join(await newFolder(), 'missing')
  await expect(reader.read(missing)).rejects.toMatchObject({ name: 'Error', code: 'ENOENT' })
  await expect(reader.read(await newFolder())).rejects.toMatchObject({ code: 'EISDIR' })
  reader.end()
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'fails to start, blaming no file, when %s ends it before its first one',
  async (signal) => {
    const starting = async () =>
      await expect(start()).rejects.toMatchObject({
        name: 'Error',
        message: /did not start/,
        cause: { message: new RegExp(signal) },
      })
    await recordStartedProcesses(starting, (child) => child.once('spawn', () => child.kill(signal)))
  },
)

test('readers finish their file when a process manager signals the whole service', async () => {
  const path = await fileThatSays('remember')
  const readers: ReaderProcess[] = []
  const children = await recordStartedProcesses(async () => readers.push(await start()))
  for (const child of children) child.kill('SIGTERM')
  for (const reader of readers) {
    expect(await reader.read(path)).toEqual({ earlier: 0 })
    reader.end()
  }
  expect(readers).toHaveLength(1)
})
