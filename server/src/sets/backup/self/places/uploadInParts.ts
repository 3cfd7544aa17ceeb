import { type FileHandle, open } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { ObjectName } from '../../../../platform/storage/s3Id.ts'

/** S3 allows no more parts of an object, and none but the last below 5 MB. */
const MOST_PARTS = 10_000
const LEAST_BYTES = 16 * 1024 * 1024

/**
 * Uploads a file of any size. One part is held in memory, since it is signed with its checksum and sent again if need be. The
 * object appears with the last step, whole.
 */
export async function uploadInParts(
  client: S3Client,
  object: ObjectName,
  path: string,
): Promise<void> {
  const file = await open(path)
  try {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
    const upload = { ...object, UploadId }
    try {
      const Parts = []
      for await (const [index, Body] of readParts(file)) {
        const PartNumber = index + 1
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
        Parts.push({ PartNumber, ETag })
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      // What cannot be ended now is ended before the next backup.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  } finally {
    await file.close()
  }
}

async function* readParts(file: FileHandle): AsyncGenerator<[index: number, bytes: Buffer]> {
  const { size } = await file.stat()
  const partSize = Math.max(LEAST_BYTES, Math.ceil(size / MOST_PARTS))
  for (let index = 0; index * partSize < size; index += 1) {
    const start = index * partSize
    const bytes = Buffer.alloc(Math.min(partSize, size - start))
    let read = 0
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, start + read)
      if (bytesRead === 0) throw new Error('The file has become shorter.')
      read += bytesRead
    }
    yield [index, bytes]
  }
}
