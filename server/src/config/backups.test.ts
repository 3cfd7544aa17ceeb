import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
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
    warnings: [],
  })
  const near = readConfig({ BACKUP_TO: 'data/backups', BACKUP_AT: '23:05' }, folder)
  expect(near.backups?.at).toEqual({ hour: 23, minute: 5 })
  expect(near.warnings).toEqual([expect.stringContaining('BACKUP_TO liegt im DATA_DIR')])
  for (const wrong of [
    { BACKUP_TO: 'data/documents/backups' },
    { ...given, BACKUP_TO: 's3://haus/akten?region=eu' },
    { ...given, BACKUP_AT: '24:00' },
    { ...given, BACKUP_KEEP: '0,4,12' },
    { ...given, BACKUP_KEEP: '7,4' },
  ])
    expect(() => readConfig(wrong, folder)).toThrow('BACKUP_')
})
