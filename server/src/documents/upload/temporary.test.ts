import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { mountSmallDisk, type SmallDisk } from '../../testing/smallDisk.ts'
import { createTemporaryFolders } from './temporary.ts'

const newFolder = newFolders()

test('removes a folder after use, on failure as well', async () => {
  const root = join(await newFolder(), 'uploads')
  const { withFolder } = createTemporaryFolders(root)
  const used = await withFolder(async (folder) => {
    await writeFile(join(folder, 'upload'), 'x')
    expect(await readdir(root)).toHaveLength(1)
    return folder
  })
  expect(used.startsWith(root)).toBe(true)
  await expect(withFolder(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await readdir(root)).toEqual([])
})

const probe = mountSmallDisk(1)
probe?.unmount()

// Skipped where mounting is not permitted, as in most containers.
test.skipIf(probe === null)('removes a folder later that could not be removed', async () => {
  const root = join(await newFolder(), 'uploads')
  const { withFolder } = createTemporaryFolders(root)
  const mounted: (SmallDisk | null)[] = []
  // What is mounted in a folder keeps it from being removed.
  const used = withFolder(async (folder) => mounted.push(mountSmallDisk(1, folder)))
  await expect(used).rejects.toThrow(/EBUSY/)
  expect(await readdir(root)).toHaveLength(1)
  for (const disk of mounted) disk?.unmount()
  await withFolder(async () => {
    expect(await readdir(root)).toHaveLength(1)
  })
  expect(await readdir(root)).toEqual([])
})

test('removes folders of dead processes and none that may be in use', async () => {
  const root = await newFolder()
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
  const beforeThis = new Date(performance.timeOrigin - 60_000)
  const make = async (name: string, changed = new Date()) => {
    await mkdir(join(root, name))
    await utimes(join(root, name), changed, changed)
    return name
  }
  const kept = [
    await make(`${hostname()}.${process.pid}.now`),
    await make(`${hostname()}.${process.ppid}.parent`),
    await make(`elsewhere.${child.pid}.now`),
  ]
  await make(`${hostname()}.${child.pid}.dead`)
  await make(`${hostname()}.${process.pid}.before`, beforeThis)
  await make(`elsewhere.${process.pid}.old`, longAgo)
  await createTemporaryFolders(root).removeStale()
  expect((await readdir(root)).toSorted()).toEqual(kept.toSorted())
  await createTemporaryFolders(join(root, 'none')).removeStale()
})
