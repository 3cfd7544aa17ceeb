import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { toDocument } from './toDocument.ts'

const newFolder = newFolders()

async function upload(bytes: Buffer | string) {
  const folder = await newFolder()
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return { path, folder }
}

test('a PDF is kept as it is', async () => {
  const bytes = '%PDF-1.4\n'
  const { path, folder } = await upload(bytes)
  expect(await toDocument({ path }, folder)).toEqual({
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    textState: 'pending',
  })
})

test('what is no document is refused', async () => {
  const { path, folder } = await upload('MZ')
  await expect(toDocument({ path }, folder)).rejects.toMatchObject({ statusCode: 415 })
})
