/**
 * Signs up by the link on standard input, and has done what needs native code, WebAssembly, fonts and training data: photos of
 * two formats, a scan that is found by its words, and a report in each format. Prints what came of each. Run beside a
 * container, by image.check.ts.
 */

import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { reportFormats, sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { createHeic } from '@hausblick/server/src/testing/texts/heics.ts'
import { createScan, scannedLetter } from '@hausblick/server/src/testing/texts/scans.ts'
import sharp from 'sharp'
import { SERVICE, signUp, upload } from '../operations/signUp.ts'

const FIND_MS = 600_000
const FIND_EVERY_MS = 500
/** Stands in the letter. */
const WORD = 'Wasserschaden'

const { headers } = await signUp(await text(process.stdin))
const create = { width: 300, height: 200, channels: 3, background: 'white' } as const
const files = [
  ['Foto', 'foto.jpg', await sharp({ create }).jpeg().toBuffer()],
  ['Foto vom Telefon', 'foto.heic', createHeic({ tiles: ['red', 'blue'] })],
  ['Brief', 'brief.pdf', createScan([await scannedLetter()])],
] as const
for (const [name, fileName, bytes] of files) {
  const reply = await upload(headers, name, [fileName, bytes])
  say(fileName, reply.startsWith('200 ') ? 'uploaded' : reply)
}
say('scan', (await findScan()) ? 'found by its words' : 'not found')
for (const format of Object.keys(reportFormats)) {
  const query = new URLSearchParams({
    customerId: 'DEMO',
    year: String(new Date().getFullYear() - 1),
    format,
  })
  const reply = await fetch(`${SERVICE}${sendYearlyReportCall.path}?${query}`, { headers })
  const start = Buffer.from(await reply.arrayBuffer()).subarray(0, 4)
  say(`report as ${format}`, `${reply.status} ${start.toString('latin1').replace(/\W*$/, '')}`)
}

async function findScan(): Promise<boolean> {
  const query = new URLSearchParams({ customerId: 'DEMO', text: WORD })
  for (const until = Date.now() + FIND_MS; Date.now() < until; ) {
    const reply = await fetch(`${SERVICE}${searchDocumentsCall.path}?${query}`, { headers })
    const hits = searchDocumentsCall.reply.parse(await reply.json())
    if (hits.some(({ isFromPicture }) => isFromPicture)) return true
    await setTimeout(FIND_EVERY_MS)
  }
  return false
}

function say(what: string, result: string): void {
  process.stdout.write(`${what}: ${result}\n`)
}
