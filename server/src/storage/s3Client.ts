import { S3Client } from '@aws-sdk/client-s3'
import type { S3Place } from './place.ts'

/** How long S3 may take, in milliseconds. */
export interface Patience {
  readonly connectMs: number
  /** Without a byte in either direction. */
  readonly silentMs: number
  readonly checkMs: number
  /** Before each further attempt to put a file; there are as many. */
  readonly pausesMs: readonly number[]
}

export const usualPatience: Patience = {
  connectMs: 3000,
  silentMs: 30_000,
  checkMs: 5000,
  pausesMs: [200, 1000],
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

export function openS3Client(
  { endpoint, region, credentials }: S3Place,
  { connectMs, silentMs, pausesMs }: Patience,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    // The bucket as a name of its own under the endpoint's is what few but Amazon know.
    forcePathStyle: true,
    // By default, bytes go out in pieces with checksums behind them, which other servers refuse or store as they come.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Asking before sending costs each upload a connection of its own.
    expectContinueHeader: false,
    maxAttempts: 1 + pausesMs.length,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      // One for each call of ours that runs; a limit would make uploads wait for those who download slowly.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
    // What fails is thrown, and told by whoever catches it.
    logger: silent,
  })
}
