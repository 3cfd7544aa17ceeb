import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { S3Timeouts } from './s3Client.ts'
import type { ObjectName } from './s3Id.ts'
import type { StoredFile } from './storage.ts'
import { verifyChecksum } from './verifyChecksum.ts'

/** Transient errors of S3 besides those with a status from 500 on, such as `SlowDown`. */
const TRANSIENT = ['ConditionalRequestConflict', 'RequestTimeout', 'XAmzContentSHA256Mismatch']

/** The key of the metadata with an object's name, as UTF-8 in base64url. */
const NAME = 'name'

/**
 * Uploads a file under a new name, with retries. The SDK does not retry streams, and buffering files would make memory grow
 * with uploads.
 */
export async function putIntoS3(
  client: S3Client,
  object: ObjectName,
  file: StoredFile,
  { retryDelaysMs }: Pick<S3Timeouts, 'retryDelaysMs'>,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await putOnce(client, object, file)
      return
    } catch (error) {
      const isTaken = statusOf(error) === 412
      // Names are random: only an earlier attempt whose reply was lost can have stored this, with the right bytes.
      if (isTaken && attempt > 0) return
      if (!isTransient(error)) throw error
      const pauseMs = retryDelaysMs[attempt]
      if (pauseMs === undefined) {
        await deleteLeftover(client, object)
        throw error
      }
      await pause(pauseMs)
    }
  }
}

async function putOnce(client: S3Client, object: ObjectName, file: StoredFile): Promise<void> {
  const source = createReadStream(file.path)
  const body = Readable.from(verifyChecksum(file, file.path)(source), { objectMode: false })
  const stop = new AbortController()
  // The SDK ignores errors of the body, and would wait for bytes forever.
  body.once('error', (error) => stop.abort(error))
  const command = new PutObjectCommand({
    ...object,
    Body: body,
    ContentLength: file.size,
    ContentType: 'application/octet-stream',
    IfNoneMatch: '*',
    ...(file.name !== undefined && { Metadata: writeName(file.name) }),
  })
  command.middlewareStack.add(
    (next) => async (args) => {
      // Part of the signature, so that every server must reject other bytes; the newer checksum headers are ignored by some.
      if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = file.sha256
      return await next(args)
    },
    { step: 'build', name: 'announceSha256' },
  )
  try {
    await client.send(command, { abortSignal: stop.signal })
  } catch (error) {
    throw body.errored ? new UnstorableFile(file, { cause: body.errored }) : error
  } finally {
    body.destroy()
    source.destroy()
  }
}

/** Metadata are ASCII, and stored with the object. */
function writeName(name: string): Record<string, string> {
  return { [NAME]: Buffer.from(name).toString('base64url') }
}

/** Reads the name from the metadata of an object; null if they have none. */
export function readName(metadata: Readonly<Record<string, string>> = {}): string | null {
  const written = metadata[NAME]
  return written === undefined ? null : Buffer.from(written, 'base64url').toString()
}

/** An attempt without a reply may have stored the file, which nobody will ever request. */
async function deleteLeftover(client: S3Client, object: ObjectName): Promise<void> {
  await client.send(new DeleteObjectCommand(object)).catch(() => {})
}

/** Returns whether a retry may succeed: there was no reply, or a transient error. */
function isTransient(error: unknown): boolean {
  if (error instanceof UnstorableFile) return false
  const status = statusOf(error)
  return status === undefined || status >= 500 || TRANSIENT.includes(Object(error).name)
}

function statusOf(error: unknown): number | undefined {
  return Object(error).$metadata?.httpStatusCode
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request
}

/** The file is unreadable or does not match its checksum; retries are pointless. */
class UnstorableFile extends Error {
  constructor({ path }: StoredFile, options: ErrorOptions) {
    super(`${path} cannot be stored: ${options.cause}`, options)
    this.name = 'UnstorableFile'
  }
}
