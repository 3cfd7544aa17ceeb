import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { intruder } from '../../testing/texts/intruderProgram.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import { programs } from './reader/programs.ts'
import { ReusedReader } from './reusedReader.ts'
import { runReader } from './runReader.ts'

const newFolder = newFolders()

async function fileOf(bytes: Buffer | string): Promise<string> {
  const path = join(await newFolder(), 'upload')
  await writeFile(path, bytes)
  return path
}
const fileThatSays = (deed: string) => fileOf(JSON.stringify({ do: deed }))

test('shares a process only among files of the same owner', async () => {
  using reader = new ReusedReader(intruder)
  const path = await fileThatSays('remember')
  expect(await reader.read(path, 'A')).toEqual({ earlier: 0 })
  expect(await reader.read(path, 'A')).toEqual({ earlier: 1 })
  expect(await reader.read(path, 'B')).toEqual({ earlier: 0 })
  expect(await reader.read(path, 'A')).toEqual({ earlier: 0 })
})

test('retries a file in a new process when a used one fails', async () => {
  using reader = new ReusedReader(intruder)
  await reader.read(await fileThatSays('remember'), 'A')
  expect(await reader.read(await fileThatSays('balk'), 'A')).toEqual({ alone: true })
})

test('reads on after a file that crashes its reader', async () => {
  using reader = new ReusedReader(intruder)
  const crashing = await fileThatSays('crash')
  const path = await fileThatSays('remember')
  await expect(reader.read(crashing, 'A')).rejects.toMatchObject({ name: 'ReaderError' })
  expect(await reader.read(path, 'A')).toEqual({ earlier: 0 })
  await expect(reader.read(crashing, 'A')).rejects.toMatchObject({ name: 'ReaderError' })
  expect(await reader.read(path, 'A')).toEqual({ earlier: 0 })
})

test('gives the same answers from one process as from one process per file', async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
  const pdf = await createPdf(['Haus', 'Garten'])
  const files = await Promise.all(
    [
      pdf,
      await createPdf(['Haus'], { userPassword: 'geheim' }),
      pdf.subarray(0, 400),
      '',
      await picture.jpeg().toBuffer(),
      'Sehr geehrte Damen und Herren',
      pdf,
    ].map(fileOf),
  )
  using reader = new ReusedReader(programs.inspect)
  const together = []
  for (const file of files) together.push(await reader.read(file, 'A'))
  const alone = []
  for (const file of files) alone.push(await runReader(programs.inspect, file))
  expect(together).toEqual(alone)
  expect(new Set(together.map((answer) => JSON.stringify(answer))).size).toBe(6)
})
