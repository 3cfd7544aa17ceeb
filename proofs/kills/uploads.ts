import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall, listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import {
  newUpload,
  retryWhileBusy,
  sendUpload,
  sha256,
  type Upload,
} from '@hausblick/server/src/testing/documents/sending.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import type { Findings } from '../service/findings.ts'
import { countOrphans } from './countOrphans.ts'
import { TimedStarts } from './timedStarts.ts'

const UPLOADERS = 4
/** Clients that read the list repeatedly over keep-alive connections. */
const READERS = 4
/** A round ends after a random number of acknowledged uploads up to this, plus a random delay up to the next. */
const MOST_ACKNOWLEDGED = 3
const MOST_MS = 300
/** Ends a round in any case, since a busy machine acknowledges late. */
const LONGEST_MS = 10_000

/** `kill` simulates a power failure, `stop` a process manager. */
export type Ending = 'kill' | 'stop'

/**
 * Runs the service in a folder, ends it `rounds` times during uploads, and checks the result: every acknowledged document is
 * there once and unchanged, nothing is half-written, and no temporary file is left. A stopped service must also have replied
 * to every request whose connection it accepted, and exit with 0.
 */
export async function interruptUploads(
  folder: string,
  ending: Ending,
  rounds: number,
  told: (round: number) => void = () => {},
): Promise<Findings> {
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
    LOG_LEVEL: 'silent',
    PORT: await findFreePort(),
  }
  const headers = await makeCustomer(environment.DATABASE_URL)
  const starts = new TimedStarts(folder, environment)
  const url = `http://127.0.0.1:${environment.PORT}`
  const acknowledged = new Map<string, Upload>()
  let broken: Upload[] = []
  let interrupted = 0
  const faults: string[] = []
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
    const service = await starts.start()
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
    const { status } = await service[ending]()
    if (ending === 'stop' && status !== 0) faults.push(`stop ${round} ended with ${status}`)
    await Promise.all([...uploaders, ...readers])
    told(round)
  }

  const service = await starts.start()
  const found = await checkDownloads(url, headers, acknowledged)
  // Made by the first upload.
  const left = await readdir(join(folder, 'uploads')).catch(() => [])
  await service.stop()
  faults.push(...found.faults, ...left.map((name) => `${name} was left behind`))
  const orphans = await countOrphans(folder, environment.DATABASE_URL, (fault) =>
    faults.push(fault),
  )
  return {
    acknowledged: acknowledged.size,
    interrupted,
    found: found.listed,
    orphans,
    longestStartMs: starts.longestMs,
    faults,
  }
}

/** Creates the customer A with an account and returns the headers of its calls. */
export async function makeCustomer(databaseUrl: string): Promise<{ authorization: string }> {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const account = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
  const headers = await signIn({ ...database, url: databaseUrl }, account, { expires: '1 day' })
  await database.close()
  return headers
}

async function checkDownloads(
  url: string,
  headers: Record<string, string>,
  acknowledged: ReadonlyMap<string, Upload>,
) {
  const reply = await retryWhileBusy(() => fetch(url + listDocumentsCall.path, { headers }))
  const rows = listDocumentsCall.reply.parse(await reply.json())
  const faults: string[] = []
  const contents = new Map<string, string>()
  for (const { name, downloadUrl, size } of rows) {
    const download = url + addressOf(downloadDocumentCall, { query: { fileUrl: downloadUrl } })
    const bytes = await (await retryWhileBusy(() => fetch(download))).bytes()
    if (bytes.length !== size) faults.push(`${name} has ${bytes.length} bytes and not ${size}`)
    const content = sha256(bytes)
    const twin = contents.get(content)
    if (twin !== undefined) faults.push(`${name} and ${twin} are the same upload`)
    contents.set(content, name)
  }
  for (const [name, upload] of acknowledged) {
    if (contents.get(upload.sha256) !== name) faults.push(`${name} is not what was uploaded`)
  }
  return { listed: rows.length, faults }
}

/** Returns whether a failure tells the client that its request was not processed: connection refused, or overload. */
function wasRefused(error: unknown): boolean {
  return /ECONNREFUSED|^Error: 503: /.test(causeOf(error))
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause ? inspect(error.cause) : inspect(error)
}
