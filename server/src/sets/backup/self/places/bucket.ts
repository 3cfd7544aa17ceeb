import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { CommandError } from '../../../../platform/command/command.ts'
import type { S3Place } from '../../../../platform/storage/place.ts'
import { defaultS3Timeouts, openS3Client } from '../../../../platform/storage/s3Client.ts'
import type { ObjectName } from '../../../../platform/storage/s3Id.ts'
import { withTemporaryFolder } from '../../../../platform/storage/spool.ts'
import { newestFirst, readBackupName } from '../names.ts'
import { type BackupPlace, MARK, PROBE, requireProbe, START_BYTES } from './place.ts'
import { uploadInParts } from './uploadInParts.ts'

/** Backups in a bucket. Each is uploaded in parts, and an object is there only once all of them are. */
export function openBackupBucket(place: S3Place): BackupPlace {
  const { bucket: Bucket, prefix } = place
  const client = openS3Client(place, defaultS3Timeouts)
  const objectOf = (name: string): ObjectName => ({ Bucket, Key: `${prefix}${name}` })
  const nameOf = (key: string) => key.slice(prefix.length)
  return {
    folder: null,
    async list() {
      const found = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: prefix, Delimiter: '/' },
      ))
        for (const { Key = '', Size = 0 } of Contents) {
          const backup = readBackupName(nameOf(Key))
          if (backup !== null) found.push({ ...backup, size: Size })
        }
      return newestFirst(found)
    },
    async add(name, write) {
      return await withTemporaryFolder(async (folder) => {
        const path = join(folder, name)
        await write(path)
        await uploadInParts(client, objectOf(name), path)
        await requireSame(client, objectOf(name), path)
        return (await stat(path)).size
      })
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
    async clean(isOwn) {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }),
      )
      for (const { Key = '', UploadId } of Uploads) {
        const left = readBackupName(nameOf(Key))
        if (left !== null && isOwn(left))
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      }
    },
    async readStart(name) {
      const Range = `bytes=0-${START_BYTES - 1}`
      const { Body } = await client.send(new GetObjectCommand({ ...objectOf(name), Range }))
      return requireBody(Body)
    },
    async readMark() {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(MARK)))
        return await text(requireBody(Body))
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async writeMark(Body, { isNew }) {
      const condition = isNew && { IfNoneMatch: '*' }
      const command = new PutObjectCommand({ ...objectOf(MARK), Body, ...condition })
      await client.send(command).catch((error) => {
        // Another installation has been first.
        const status = Object(error).$metadata?.httpStatusCode
        if (!isNew || (status !== 412 && status !== 409)) throw error
      })
    },
    async probe() {
      const object = objectOf(`hausblick-probe.${randomUUID()}`)
      await client.send(new PutObjectCommand({ ...object, Body: PROBE }))
      const { Body } = await client.send(new GetObjectCommand(object))
      requireProbe(await text(requireBody(Body)))
      await client.send(new DeleteObjectCommand(object))
    },
    async close() {
      client.destroy()
    },
  }
}

/** Reads a backup back. Deletes it and throws unless it is what was verified. */
async function requireSame(client: S3Client, object: ObjectName, path: string): Promise<void> {
  const { Body } = await client.send(new GetObjectCommand(object))
  const [there, here] = [createHash('sha256'), createHash('sha256')]
  await pipeline(requireBody(Body), there)
  await pipeline(createReadStream(path), here)
  if (there.digest('hex') === here.digest('hex')) return
  await client.send(new DeleteObjectCommand(object))
  throw new CommandError(
    'Was der Speicher zurückgibt, ist nicht, was hochgeladen wurde. Bitte prüfen Sie ihn.',
  )
}

function requireBody(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new Error('S3 replied without a body.')
}
