import { S3Client } from '@aws-sdk/client-s3'
import type { S3Place } from './place.ts'

/** Timeouts and retries of S3, in milliseconds. */
export interface S3Timeouts {
  readonly connectMs: number
  /** Without a byte in either direction. */
  readonly idleMs: number
  readonly checkMs: number
  /** Delay before each retry of an upload; their number is the number of retries. */
  readonly retryDelaysMs: readonly number[]
}

export const defaultS3Timeouts: S3Timeouts = {
  connectMs: 3000,
  idleMs: 30_000,
  checkMs: 5000,
  retryDelaysMs: [200, 1000],
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

export function openS3Client(
  { endpoint, region, credentials }: S3Place,
  { connectMs, idleMs, retryDelaysMs }: S3Timeouts,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    // Few servers but Amazon's support bucket names as host names.
    forcePathStyle: true,
    // By default, uploads are chunked with trailing checksums, which other servers reject or store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waiting for "100 Continue" costs every upload an extra round trip.
    expectContinueHeader: false,
    maxAttempts: 1 + retryDelaysMs.length,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      // Unlimited, since every call is one of ours; a limit would make uploads wait for slow downloads.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
    // Errors are thrown, and logged where they are caught.
    logger: silent,
  })
}
