import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { newFolders } from '../../../testing/folders.ts'
import { newPlace } from '../../../testing/storages.ts'
import { withArchive } from '../archive/read.ts'
import { writeArchive } from '../archive/write.ts'
import { adoptPlace, claimPlace, listOwn } from './mark.ts'
import { nameBackup } from './names.ts'
import { withPlace } from './places/open.ts'
import type { BackupPlace } from './places/place.ts'

const EARLIER = join(import.meta.dirname, '../../../testing/backups/2026-11-26-a8185a29.tar')
const foreign = /gehört einer anderen Installation .* „npm run backups -- --adopt“/

const newFolder = newFolders()
const names = (backups: readonly { name: string }[]) => backups.map(({ name }) => name).toSorted()
const inNewPlace = async (use: (place: BackupPlace) => Promise<void>) =>
  withPlace(await newPlace(await newFolder()), use)

test('a place is that of the installation that is first, until another is told to take it over', () =>
  inNewPlace(async (place) => {
    const installations = [1, 2, 3].map(() => ({ instance: randomUUID(), storeId: null }))
    await Promise.allSettled(installations.map((each) => claimPlace(place, each)))
    const claims = await Promise.allSettled(installations.map((each) => claimPlace(place, each)))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const first = installations[claims.findIndex(({ status }) => status === 'fulfilled')]
    const other = installations[claims.findIndex(({ status }) => status === 'rejected')]
    if (first === undefined || other === undefined) throw new Error('One of three is first.')

    const name = nameBackup(new Date(), first.instance)
    await place.add(name, (path) => writeFile(path, 'x'))
    await expect(claimPlace(place, other)).rejects.toThrow(foreign)
    await expect(listOwn(place, other.instance)).rejects.toThrow(foreign)
    expect(names(await listOwn(place, first.instance))).toEqual([name])

    expect(await adoptPlace(place, other.instance)).toBe(1)
    expect(names(await listOwn(place, other.instance))).toEqual([name])
    await expect(claimPlace(place, first)).rejects.toThrow(foreign)
  }))

test('of the backups before names told whose they are, those of the own documents are the own', () =>
  inNewPlace(async (place) => {
    const [instance, storeId] = [randomUUID(), randomUUID()]
    const add = (name: string, of: string | null) =>
      place.add(name, (path) =>
        withArchive(EARLIER, async ({ origin, parts }) => {
          const bytes = (archive: Readable) => writeFile(path, archive)
          await writeArchive({ origin: { ...origin, storeId: of }, parts }, bytes, () => undefined)
        }),
      )
    const [own, ...others] = ['26', '27', '28', '29'].map(
      (day) => `hausblick-2026-11-${day}T01-30-00Z.tar`,
    ) as [string, string, string, string]
    await add(own, storeId)
    await add(others[0], randomUUID())
    await add(others[1], null)
    await place.add(others[2], (path) => writeFile(path, 'no archive'))
    await add(nameBackup(new Date(), randomUUID()), storeId)
    await claimPlace(place, { instance, storeId })
    // Written afterwards, by a process of the earlier release.
    await add('hausblick-2026-11-30T01-30-00Z.tar', storeId)
    expect(names(await listOwn(place, instance))).toEqual([own])
    expect(await place.list()).toHaveLength(6)
  }))
