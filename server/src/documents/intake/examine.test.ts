import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { intruder } from '../../testing/texts/intruderProgram.ts'
import { readExamination } from './examine.ts'
import { runReader } from './runReader.ts'

const newFolder = newFolders()

async function examineWith(deed: string) {
  const path = join(await newFolder(), 'upload')
  await writeFile(path, JSON.stringify({ do: deed }))
  return await readExamination(runReader(intruder, path))
}

test('keeps a file that crashes the reader as unknown', async () => {
  expect(await examineWith('crash')).toEqual({ active: ['unknown'], invoice: null })
})

test('throws where the reader answers something else', async () => {
  await expect(examineWith('remember')).rejects.toThrow('active')
})
