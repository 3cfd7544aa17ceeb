import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { readConfig } from '../../../../platform/config/config.ts'
import { defaultS3Timeouts, openS3Client } from '../../../../platform/storage/s3Client.ts'
import { callCommand } from '../../../../testing/callCommand.ts'
import { newDataFolders, SECRET } from '../../../../testing/dataFolders.ts'
import { newS3Place, onS3 } from '../../../../testing/storages.ts'
import { withArchive } from '../../archive/read.ts'
import { summarise } from '../../summary.ts'
import { run as runCommand } from '../command.ts'
import { nameBackup } from '../names.ts'
import { openBackupBucket } from './bucket.ts'

const INSTANCE = '3f2a9c1e-0000-4000-8000-000000000000'
/** More than one part. */
const BYTES = 17 * 1024 * 1024

onS3('backups in a bucket', (_, newSettings) => {
  const newData = newDataFolders()

  test('are there whole or not at all, and nothing else is touched', async () => {
    const place = await newS3Place()
    const backups = openBackupBucket(place)
    const client = openS3Client(place, defaultS3Timeouts)
    const objectOf = (name: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}` })
    const [first, second] = ['2026-01-01T01:30:00Z', '2026-01-02T01:30:00Z'].map(
      (at) => new Date(at),
    ) as [Date, Date]
    const uploads = async () => {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: place.bucket, Prefix: place.prefix }),
      )
      return Uploads
    }
    await client.send(new PutObjectCommand({ ...objectOf('notes.txt'), Body: 'x' }))
    expect(await backups.list()).toEqual([])

    const large = Buffer.alloc(BYTES, 'a')
    expect(await backups.add(nameBackup(first, INSTANCE), (path) => writeFile(path, large))).toBe(
      BYTES,
    )
    await client.send(new CreateMultipartUploadCommand(objectOf(nameBackup(second, INSTANCE))))
    await backups.clean(() => false)
    expect(await uploads()).toHaveLength(1)
    await backups.clean(({ owner }) => owner === '3f2a9c1e')
    expect(await uploads()).toEqual([])
    expect(await backups.list()).toMatchObject([
      { name: nameBackup(first, INSTANCE), at: first, size: BYTES },
    ])

    const failing = backups.add(nameBackup(second, INSTANCE), async () => {
      throw new Error('not verified')
    })
    await expect(failing).rejects.toThrow('not verified')
    await backups.add(nameBackup(second, INSTANCE), (path) => writeFile(path, 'small'))
    expect((await backups.list()).map(({ at }) => at)).toEqual([second, first])
    await backups.remove(nameBackup(first, INSTANCE))
    expect((await backups.list()).map(({ at }) => at)).toEqual([second])
    client.destroy()
    await backups.close()
  })

  test('are those of the service, restored for a test, and kept as told', async () => {
    const [data, { DOCUMENTS_URL: BACKUP_TO = '', ...keys }] = [
      await newData(),
      await newSettings(),
    ]
    const environment = { DATA_DIR: data, SECRET, BACKUP_TO, BACKUP_KEEP: '1,0,0', ...keys }
    const run = () => callCommand(runCommand, ['--now'], data, environment)
    const [first, second] = [await run(), await run()]
    expect([first, second]).toMatchObject([{ status: 0 }, { status: 0 }])
    // Of one day, the newest is kept.
    expect(second.stdout).toContain('liegt 1 Sicherung')
    const { backups } = readConfig(environment, data)
    const place = backups?.place
    if (place?.kind !== 's3') throw new Error('BACKUP_TO must begin with s3://.')
    const [{ name: kept = '' } = {}] = await openBackupBucket(place).list()
    const client = openS3Client(place, defaultS3Timeouts)
    const object = { Bucket: place.bucket, Key: `${place.prefix}${kept}` }
    const { Body } = await client.send(new GetObjectCommand(object))
    const file = join(data, 'fetched.tar')
    await writeFile(file, (await Body?.transformToByteArray()) ?? '')
    client.destroy()
    const held = await withArchive(file, (holdings) => summarise(holdings, () => {}))
    expect(held.documents.count).toBe(27)
  }, 180_000)
})
