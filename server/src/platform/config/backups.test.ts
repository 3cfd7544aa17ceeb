import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'

const newFolder = newFolders()

test('the service backs itself up where it is told, and not among the documents', async () => {
  const [folder, place] = [await newFolder(), await newFolder()]
  const given = { BACKUP_TO: place, DOCUMENTS_URL: 's3://haus/akten?region=eu' }
  expect(readConfig({}, folder).backups).toBeNull()
  expect(readConfig(given, folder)).toMatchObject({
    backups: {
      place: { kind: 'disk', folder: place },
      at: { hour: 2, minute: 30 },
      keep: { days: 7, weeks: 4, months: 12 },
    },
    // In the tests, all is on one disk.
    warnings: [expect.stringContaining('auf dem Datenträger der Daten')],
  })
  const elsewhere = { ...given, DATABASE_URL: 'postgres://127.0.0.1/hausblick' }
  expect(readConfig(elsewhere, folder).warnings).toEqual([])
  const near = readConfig({ BACKUP_TO: 'data/backups', BACKUP_AT: '23:05' }, folder)
  expect(near.backups?.at).toEqual({ hour: 23, minute: 5 })
  expect(near.warnings).toHaveLength(1)
  await mkdir(join(folder, 'data/documents'))
  await symlink(join(folder, 'data/documents'), join(folder, 'linked'))
  for (const wrong of [
    { BACKUP_TO: 'data/documents/backups' },
    { BACKUP_TO: 'linked/backups' },
    { ...given, BACKUP_TO: 's3://haus/akten/backups?region=eu' },
    { BACKUP_TO: 's3://haus/backups?region=eu', DOCUMENTS_URL: 's3://haus?region=eu' },
    { ...given, BACKUP_TO: 's3://haus/akten?region=eu' },
    { ...given, BACKUP_AT: '24:00' },
    { ...given, BACKUP_KEEP: '0,4,12' },
    { ...given, BACKUP_KEEP: '7,4' },
  ])
    expect(() => readConfig(wrong, folder)).toThrow('BACKUP_')
})
