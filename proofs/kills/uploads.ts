import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import {
  newUpload,
  sendUpload,
  type Upload,
} from '@hausblick/server/src/testing/documents/sending.ts'
import { readContents } from '../service/contents.ts'
import type { Findings } from '../service/findings.ts'
import type { KilledService } from '../service/killedService.ts'

const UPLOADERS = 4
/** Clients that read the list repeatedly over keep-alive connections. */
const READERS = 4
/** A round ends after a random number of acknowledged uploads up to this, plus a random delay up to the next. */
const MOST_ACKNOWLEDGED = 3
const MOST_MS = 300
/** Ends a round in any case, since a busy machine acknowledges late. */
const LONGEST_MS = 10_000

/**
 * Ends a service `rounds` times during uploads, and checks the result: every acknowledged document is
 * there once and unchanged, nothing is half-written, and no temporary file is left. A stopped service must also have replied
 * to every request whose connection it accepted, and exit with 0.
 */
export async function interruptUploads(
  service: KilledService,
  ending: 'kill' | 'stop',
  rounds: number,
): Promise<Findings> {
  const { faults } = service
  await service.start()
  const { url } = service
  const account = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
  const headers = await service.signIn(account)
  const acknowledged = new Map<string, Upload>()
  let broken: Upload[] = []
  let interrupted = 0
  const checkRefusal = (asked: string, error: unknown) => {
    if (ending === 'stop' && !wasRefused(error)) faults.push(`${asked} was lost: ${causeOf(error)}`)
  }

  async function readUntilEnded(): Promise<void> {
    try {
      for (;;) await (await fetch(url + listDocumentsCall.path, { headers })).text()
    } catch (error) {
      checkRefusal('a list', error)
    }
  }

  async function uploadUntilEnded(own: Upload[], tell: () => void): Promise<void> {
    for (;;) {
      const upload = own.pop() ?? newUpload()
      try {
        const name = await sendUpload(url, headers, upload)
        acknowledged.set(name, upload)
        tell()
      } catch (error) {
        checkRefusal('an upload', error)
        broken.push(upload)
        interrupted += 1
        return
      }
    }
  }

  for (let round = 1; round <= rounds; round++) {
    const again = broken
    broken = []
    let awaited = randomInt(MOST_ACKNOWLEDGED + 1)
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    if (awaited === 0) reach()
    const tell = () => {
      awaited -= 1
      if (awaited === 0) reach()
    }
    const readers = Array.from({ length: ending === 'stop' ? READERS : 0 }, readUntilEnded)
    const uploaders = Array.from({ length: UPLOADERS }, (_, index) =>
      uploadUntilEnded(again.slice(index, index + 1), tell),
    )
    await Promise.race([reached, setTimeout(LONGEST_MS, undefined, { ref: false })])
    await setTimeout(randomInt(MOST_MS))
    const status = await service.end(ending)
    if (ending === 'stop' && status !== 0) faults.push(`stop ${round} ended with ${status}`)
    await Promise.all([...uploaders, ...readers])
    await service.start()
  }

  const found = await readContents(url, headers)
  faults.push(...found.faults)
  for (const [name, { sha256 }] of acknowledged)
    if (found.nameOf.get(sha256) !== name) faults.push(`${name} is not what was uploaded`)
  // Made by the first upload.
  const left = await readdir(join(service.folder, 'uploads')).catch(() => [])
  faults.push(...left.map((name) => `${name} was left behind`))
  return await service.finish({ acknowledged: acknowledged.size, interrupted, found: found.listed })
}

/** Returns whether a failure tells the client that its request was not processed: connection refused, or overload. */
function wasRefused(error: unknown): boolean {
  return /ECONNREFUSED|^Error: 503: /.test(causeOf(error))
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause ? inspect(error.cause) : inspect(error)
}
