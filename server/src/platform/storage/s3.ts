import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { checkStorageKey, isStorageKey } from './key.ts'
import type { S3Place } from './place.ts'
import { defaultS3Timeouts, openS3Client, type S3Timeouts } from './s3Client.ts'
import { createS3Id, readS3Id } from './s3Id.ts'
import { putIntoS3, readName } from './s3Put.ts'
import { NothingStored, type Storage } from './storage.ts'
import { throwUnavailable } from './unavailable.ts'

/** Opens a bucket of S3, or of a compatible server, as document storage. Objects are named `{prefix}{key}`. */
export function openS3(place: S3Place, timeouts: S3Timeouts = defaultS3Timeouts): Storage {
  const { bucket: Bucket, prefix } = place
  const client = openS3Client(place, timeouts)
  const objectOf = (key: string) => ({ Bucket, Key: `${prefix}${checkStorageKey(key)}` })

  return {
    async put(key, file) {
      await putIntoS3(client, objectOf(key), file, timeouts).catch(throwUnavailable)
    },

    async read(key, range) {
      const asked = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const { Body } = await client
        .send(new GetObjectCommand({ ...objectOf(key), ...asked }))
        .catch((error) => {
          if (error instanceof NoSuchKey) throw new NothingStored(key, { cause: error })
          return throwUnavailable(error)
        })
      if (!(Body instanceof Readable)) throw new Error('S3 replied without a body.')
      return Body
    },

    async version(key) {
      const found = await client.send(new HeadObjectCommand(objectOf(key))).catch((error) => {
        if (error instanceof NotFound) throw new NothingStored(key, { cause: error })
        return throwUnavailable(error)
      })
      return `${found.ETag}-${found.ContentLength}-${found.LastModified?.getTime()}`
    },

    async name(key) {
      const { Metadata } = await client.send(new HeadObjectCommand(objectOf(key)))
      return readName(Metadata)
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(throwUnavailable)
    },

    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size, LastModified } of Contents) {
          const key = Key.slice(prefix.length)
          if (isStorageKey(key) && Size !== undefined && LastModified)
            yield { key, size: Size, storedAt: LastModified }
        }
    },

    async id({ make }) {
      const object = { Bucket, Key: `${prefix}store-id` }
      if (make) await createS3Id(client, object)
      return await readS3Id(client, object)
    },

    async check() {
      const abortSignal = AbortSignal.timeout(timeouts.checkMs)
      const one = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })
      await client.send(one, { abortSignal }).catch(throwUnavailable)
    },

    async close() {
      client.destroy()
    },
  }
}
