import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { checkedAs } from './checkedAs.ts'
import type { Patience } from './s3Client.ts'
import type { StoredFile } from './storage.ts'

/** What S3 calls faults of a moment, beside those that are its own: `SlowDown` and the like have a status from 500 on. */
const PASSING = ['ConditionalRequestConflict', 'RequestTimeout', 'XAmzContentSHA256Mismatch']

/** An object's name. */
interface Named {
  readonly Bucket: string
  readonly Key: string
}

/**
 * Stores a file under a name that nothing has, in several attempts where S3 is not at its best. The library retries no
 * streams, and a file that is read into memory instead would let memory grow with what is uploaded.
 */
export async function putIntoS3(
  client: S3Client,
  object: Named,
  file: StoredFile,
  { pausesMs }: Pick<Patience, 'pausesMs'>,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await putOnce(client, object, file)
      return
    } catch (error) {
      const isTaken = statusOf(error) === 412
      // The name is random: only an attempt whose answer was lost can have taken it, and with the right bytes.
      if (isTaken && attempt > 0) return
      if (!mayPass(error)) throw error
      const pauseMs = pausesMs[attempt]
      if (pauseMs === undefined) {
        await forget(client, object)
        throw error
      }
      await pause(pauseMs)
    }
  }
}

async function putOnce(client: S3Client, object: Named, file: StoredFile): Promise<void> {
  const source = createReadStream(file.path)
  const body = Readable.from(checkedAs(file, file.path)(source), { objectMode: false })
  const stop = new AbortController()
  // The library sees no error of the body's, and would wait for bytes that never come.
  body.once('error', (error) => stop.abort(error))
  const command = new PutObjectCommand({
    ...object,
    Body: body,
    ContentLength: file.size,
    ContentType: 'application/octet-stream',
    IfNoneMatch: '*',
  })
  command.middlewareStack.add(
    (next) => async (args) => {
      // Signed together with the rest of the call: a server that finds other bytes refuses them. Unlike the newer
      // checksum headers, which some servers ignore, this is part of the signature that all must check.
      if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = file.sha256
      return await next(args)
    },
    { step: 'build', name: 'announceSha256' },
  )
  try {
    await client.send(command, { abortSignal: stop.signal })
  } catch (error) {
    throw body.errored ? new UnfitFile(file, { cause: body.errored }) : error
  } finally {
    body.destroy()
    source.destroy()
  }
}

/** An attempt that ended without an answer may still have stored the file; nobody will ask for it. */
async function forget(client: S3Client, object: Named): Promise<void> {
  await client.send(new DeleteObjectCommand(object)).catch(() => {})
}

/** Whether another attempt may go better: no answer came, or one that says so. */
function mayPass(error: unknown): boolean {
  if (error instanceof UnfitFile) return false
  const status = statusOf(error)
  return status === undefined || status >= 500 || PASSING.includes(Object(error).name)
}

function statusOf(error: unknown): number | undefined {
  return Object(error).$metadata?.httpStatusCode
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request
}

/** The file cannot be read, or is not the one that was announced: no further attempt helps. */
class UnfitFile extends Error {
  constructor({ path }: StoredFile, options: ErrorOptions) {
    super(`${path} cannot be stored: ${options.cause}`, options)
    this.name = 'UnfitFile'
  }
}
