import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { runReader } from './runReader.ts'
import { pdfOf } from './testing/pdfs.ts'

const newFolder = newFolders()

/** Reads a PDF, and does something to the reader as soon as it is started. */
async function readAnd(disturb: (reader: ChildProcess) => void): Promise<unknown> {
  const path = join(await newFolder(), 'document')
  await writeFile(path, await pdfOf(['Haus']))
  const onStart = (message: unknown) => {
    const { process: reader } = Object(message)
    if (reader instanceof ChildProcess) disturb(reader)
  }
  subscribe('child_process', onStart)
  try {
    return await runReader('text', { path })
  } finally {
    unsubscribe('child_process', onStart)
  }
}

test('a reader that dies says that its file is too much', async () => {
  const dying = readAnd((reader) => reader.once('spawn', () => reader.kill('SIGKILL')))
  await expect(dying).rejects.toMatchObject({ name: 'ReaderError' })
})

test('a reader that is stopped together with the service says nothing of its file', async () => {
  const stopped = readAnd((reader) => reader.once('spawn', () => reader.kill('SIGTERM')))
  await expect(stopped).rejects.toMatchObject({ name: 'Error', message: /SIGTERM/ })
})
