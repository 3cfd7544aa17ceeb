import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { paths } from '@hausblick/contract/calls.ts'
import { documentRow } from '@hausblick/contract/documents.ts'
import * as z from 'zod/mini'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { checkDocuments } from '../../documents/check/check.ts'
import { openStorage } from '../../storage/open.ts'
import { signIn } from '../accounts.ts'
import { freePort, runService } from '../process.ts'
import { newUpload, retryWhileLocked, sendUpload, sha256, type Upload } from './sending.ts'

const UPLOADERS = 4
/** They read the list again and again over connections that are kept. */
const READERS = 4
/** After so many uploads of a round were acknowledged at most, and so long after that, the service is ended. */
const MOST_ACKNOWLEDGED = 3
const MOST_MS = 300
/** Then in any case: a machine that is busy acknowledges late. */
const LONGEST_MS = 10_000

/** How a service is ended: as a power failure does, or as a process manager does. */
export type Ending = 'kill' | 'stop'

/** What was found when a service had been ended again and again while documents were uploaded. */
export interface Findings {
  /** Uploads that were answered with success. */
  readonly acknowledged: number
  /** Uploads whose connection broke; each was sent once more with the same key. */
  readonly interrupted: number
  readonly listed: number
  /** Bytes that no list has. */
  readonly orphans: number
  /** Each is a broken promise. */
  readonly faults: readonly string[]
}

/**
 * Runs the service in a folder, ends it so many times while documents are uploaded, and looks at what is there then:
 * every acknowledged document byte for byte and once, nothing half-written, and no temporary file. A service that is stopped
 * must also have answered every request whose connection it had accepted, and exit with 0.
 */
export async function endDuringUploads(
  folder: string,
  ending: Ending,
  rounds: number,
  told: (round: number) => void = () => {},
): Promise<Findings> {
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
    LOG_LEVEL: 'silent',
    PORT: await freePort(),
  }
  const headers = await makeCustomer(environment.DATABASE_URL)
  const url = `http://127.0.0.1:${environment.PORT}`
  const acknowledged = new Map<string, Upload>()
  let broken: Upload[] = []
  let interrupted = 0
  const faults: string[] = []
  const checkRefusal = (asked: string, error: unknown) => {
    if (ending === 'stop' && !wasAnswered(error))
      faults.push(`${asked} was lost: ${causeOf(error)}`)
  }

  async function readUntilEnded(): Promise<void> {
    try {
      for (;;) await (await fetch(url + paths.documents, { headers })).text()
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
    const service = runService(folder, environment)
    await service.printed('läuft unter')
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

  const service = runService(folder, environment)
  await service.printed('läuft unter')
  const found = await look(url, headers, acknowledged)
  const left = await readdir(join(folder, 'uploads'))
  await service.stop()
  faults.push(...found.faults, ...left.map((name) => `${name} was left behind`))
  const orphans = await check(folder, environment.DATABASE_URL, (fault) => faults.push(fault))
  return { acknowledged: acknowledged.size, interrupted, listed: found.listed, orphans, faults }
}

/** Makes the customer A with an account, and gives the headers of its calls. */
export async function makeCustomer(databaseUrl: string): Promise<{ authorization: string }> {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const account = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
  const headers = await signIn({ ...database, url: databaseUrl }, account, { expires: '1 day' })
  await database.close()
  return headers
}

/** As `npm run documents:check` does; gives the number of orphans. */
async function check(
  folder: string,
  databaseUrl: string,
  tell: (fault: string) => void,
): Promise<number> {
  const { db, close } = await openDatabase(databaseUrl)
  const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
  const { orphans, recent } = await checkDocuments(
    { db, storage },
    {
      isQuick: false,
      removesOrphans: false,
      onFault: (document, fault) => tell(`${JSON.stringify(document)}: ${fault}`),
      onOrphan: () => {},
      onProgress: () => {},
    },
  )
  await storage.close()
  await close()
  return orphans + recent
}

async function look(
  url: string,
  headers: Record<string, string>,
  acknowledged: ReadonlyMap<string, Upload>,
) {
  const reply = await retryWhileLocked(() => fetch(url + paths.documents, { headers }))
  const rows = z.array(documentRow).parse(await reply.json())
  const faults: string[] = []
  const contents = new Map<string, string>()
  for (const { name, downloadUrl, size } of rows) {
    const query = new URLSearchParams({ fileUrl: downloadUrl })
    const download = `${url}${paths.downloadDocument}?${query}`
    const bytes = await (await retryWhileLocked(() => fetch(download))).bytes()
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

/** Whether the client knows that its request was not taken: nobody had accepted the connection, or the service was too busy. */
function wasAnswered(error: unknown): boolean {
  return /ECONNREFUSED|^Error: 503: /.test(causeOf(error))
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause ? inspect(error.cause) : inspect(error)
}
