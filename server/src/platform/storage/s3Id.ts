import { randomUUID } from 'node:crypto'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'

export interface ObjectName {
  readonly Bucket: string
  readonly Key: string
}

/** Reads the store's id; null if it has none. */
export async function readS3Id(client: S3Client, object: ObjectName): Promise<string | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(object))
    return (await Body?.transformToString()) ?? null
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** Creates the id of the store unless it has one. */
export async function createS3Id(client: S3Client, object: ObjectName): Promise<void> {
  const command = new PutObjectCommand({ ...object, Body: randomUUID(), IfNoneMatch: '*' })
  await client.send(command).catch((error) => {
    // It has one, or another process is creating one.
    const status = Object(error).$metadata?.httpStatusCode
    if (status !== 412 && status !== 409) throw error
  })
}
