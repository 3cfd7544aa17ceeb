import { randomUUID } from 'node:crypto'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'

/** What the id of a store is kept as. */
interface Named {
  readonly Bucket: string
  readonly Key: string
}

/** Reads the id of a store on S3, or null. */
export async function readS3Id(client: S3Client, object: Named): Promise<string | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(object))
    return (await Body?.transformToString()) ?? null
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** Gives a store on S3 an id where it has none. */
export async function makeS3Id(client: S3Client, object: Named): Promise<void> {
  const command = new PutObjectCommand({ ...object, Body: randomUUID(), IfNoneMatch: '*' })
  await client.send(command).catch((error) => {
    // It has one, or is just getting one from another process.
    const status = Object(error).$metadata?.httpStatusCode
    if (status !== 412 && status !== 409) throw error
  })
}
