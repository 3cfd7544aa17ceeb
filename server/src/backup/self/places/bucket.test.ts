import { writeFile } from 'node:fs/promises'
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { defaultS3Timeouts, openS3Client } from '../../../storage/s3Client.ts'
import { newS3Place, onS3 } from '../../../testing/storages.ts'
import { nameBackup } from '../names.ts'
import { openBackupBucket } from './bucket.ts'

/** More than one part. */
const BYTES = 17 * 1024 * 1024

onS3('backups in a bucket', () => {
  test('are there whole or not at all, and nothing else is touched', async () => {
    const place = await newS3Place()
    const backups = openBackupBucket(place)
    const client = openS3Client(place, defaultS3Timeouts)
    const objectOf = (name: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}` })
    const [first, second] = ['2026-01-01T01:30:00Z', '2026-01-02T01:30:00Z'].map(
      (at) => new Date(at),
    ) as [Date, Date]
    await client.send(new PutObjectCommand({ ...objectOf('notes.txt'), Body: 'x' }))
    expect(await backups.list()).toEqual([])

    const large = Buffer.alloc(BYTES, 'a')
    expect(await backups.add(nameBackup(first), (path) => writeFile(path, large))).toBe(BYTES)
    await client.send(new CreateMultipartUploadCommand(objectOf(nameBackup(second))))
    await backups.clean()
    expect(await backups.list()).toEqual([{ name: nameBackup(first), at: first, size: BYTES }])

    const failing = backups.add(nameBackup(second), async () => {
      throw new Error('not verified')
    })
    await expect(failing).rejects.toThrow('not verified')
    await backups.add(nameBackup(second), (path) => writeFile(path, 'small'))
    expect((await backups.list()).map(({ at }) => at)).toEqual([second, first])
    await backups.remove(nameBackup(first))
    expect((await backups.list()).map(({ at }) => at)).toEqual([second])
    client.destroy()
    await backups.close()
  })
})
