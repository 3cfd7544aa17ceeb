import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentFileAddress } from '../contract/src/addresses.ts'
import { paths } from '../contract/src/calls.ts'
import { documentRow } from '../contract/src/documents.ts'
import { makeCustomer } from '../server/src/testing/documents/kills.ts'
import { findFreePort } from '../server/src/testing/freePort.ts'
import { runService } from '../server/src/testing/process.ts'
import { rawPdf, stream } from '../server/src/testing/texts/pdfs.ts'
import { withFolder } from './service/folder.ts'
import { startThrottledProxy } from './service/throttledProxy.ts'
import { median } from './timing/compare.ts'

const MEGABYTE = 1024 * 1024
const TRIES = 5
/** In bytes per second. Few offices upload faster than 100 Mbit/s; unthrottled, the machine's own speed is measured. */
const CONNECTIONS = { '100 Mbit/s': 12_500_000, unlimited: Number.POSITIVE_INFINITY }

const document = rawPdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  stream('', randomBytes(25 * MEGABYTE - 1000)),
])
const body = new Blob([new Uint8Array(document)])

/** Reads a reply to its end and returns its bytes. Throws unless it succeeded. */
async function drain(reply: Response): Promise<number> {
  const { length } = await reply.bytes()
  if (!reply.ok) throw new Error(`${reply.status}`)
  return length
}

async function time(attempt: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await attempt()
  return performance.now() - start
}

/** Returns a process's peak resident memory, in megabytes. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

// Measures an upload and a download of 25 MB relative to plain copies over the same connection.
await withFolder(async (folder) => {
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const headers = await makeCustomer(databaseUrl)
  const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PORT: port }
  const service = runService(folder, environment)
  await service.printed('läuft unter')
  const copier = join(import.meta.dirname, 'service/plainCopy.ts')
  const plain = spawn(process.execPath, [copier, folder, plainPort], { stdio: 'pipe' })
  await once(plain.stdout, 'data')

  const form = () => {
    const fields = new FormData()
    fields.set('docName', 'Messung')
    fields.set('file', body, 'messung.pdf')
    return fields
  }
  const upload = async (url: string) =>
    drain(await fetch(url + paths.uploadDocument, { method: 'POST', headers, body: form() }))
  const before = await peakOf(service.pid)
  try {
    for (const [name, bytesPerSecond] of Object.entries(CONNECTIONS)) {
      const line = { download: bytesPerSecond, upload: bytesPerSecond }
      const ours = await startThrottledProxy(Number(port), line)
      const theirs = await startThrottledProxy(Number(plainPort), line)
      const up = { ours: [] as number[], theirs: [] as number[] }
      const down = { ours: [] as number[], theirs: [] as number[] }
      await upload(ours.url)
      const list = await fetch(ours.url + paths.documents, { headers })
      const [latest]: unknown[] = await list.json()
      const fileUrl = documentRow.parse(latest).downloadUrl
      const file = ours.url + documentFileAddress(paths.downloadDocument, fileUrl)
      for (let index = 0; index < TRIES; index++) {
        up.theirs.push(
          await time(async () => drain(await fetch(theirs.url, { method: 'PUT', body }))),
        )
        up.ours.push(await time(() => upload(ours.url)))
        down.theirs.push(await time(async () => drain(await fetch(theirs.url))))
        down.ours.push(await time(async () => drain(await fetch(file))))
      }
      for (const [way, { ours, theirs }] of Object.entries({ upload: up, download: down })) {
        const [own, copy] = [median(ours), median(theirs)]
        process.stdout.write(
          `${name.padEnd(10)} ${way.padEnd(8)} ${own.toFixed(0)} ms : ${copy.toFixed(0)} ms   ratio ${(own / copy).toFixed(2)}\n`,
        )
      }
      ours.close()
      theirs.close()
    }
    const after = await peakOf(service.pid)
    process.stdout.write(`the service's memory grew by ${(after - before).toFixed(0)} MB at most\n`)
  } finally {
    plain.kill()
    await service.stop()
  }
})
