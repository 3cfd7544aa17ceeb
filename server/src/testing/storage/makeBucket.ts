/** A program that creates the bucket of TEST_S3_URL if it is missing. */
import { BucketAlreadyOwnedByYou, CreateBucketCommand } from '@aws-sdk/client-s3'
import { defaultS3Timeouts, openS3Client } from '../../platform/storage/s3Client.ts'
import { newS3Place } from '../storages.ts'

const place = await newS3Place()
const client = openS3Client(place, defaultS3Timeouts)
await client.send(new CreateBucketCommand({ Bucket: place.bucket })).catch((error) => {
  if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
})
client.destroy()
