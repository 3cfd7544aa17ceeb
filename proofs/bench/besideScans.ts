import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { writeLetters } from '../letters/letters.ts'
import { pilePages, scanLetters } from '../letters/scans.ts'
import { addPdfs } from '../service/addPdfs.ts'
import { withFolder } from '../service/folder.ts'
import { awaitScans } from '../service/scanned.ts'
import { startService } from '../service/startService.ts'
import { printReads, timeReads } from '../service/timedReads.ts'

// Measures how long a customer's reads take while scanned pages are read, and without.

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } })
const PAGES = Number(values.count)
const PAGES_OF_A_DOCUMENT = 20
/** Of which the documents are made, each in an order of its own. */
const LETTERS = 30
const READS = 3000
const MOST = 1.3

const scans = await scanLetters(writeLetters(LETTERS, 2), 2)
const documents = Array.from({ length: PAGES / PAGES_OF_A_DOCUMENT }, (_, document) =>
  Array.from({ length: PAGES_OF_A_DOCUMENT }, (_, page) => {
    const scan = scans[(document * 7 + page) % LETTERS]
    if (!scan) throw new RangeError('There are no scans.')
    return scan.jpeg
  }),
)

await withFolder(async (folder) => {
  const service = await startService(folder, {})
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  try {
    const url = `${service.url}${readUnitsCall.path}`
    await timeReads(url, service.headers, (reads) => reads === READS)
    const time = async (title: string, isOver: (reads: number) => boolean, base?: number) => {
      const start = performance.now()
      const times = await timeReads(url, service.headers, isOver)
      return printReads(title, times, (performance.now() - start) / 1000, base)
    }
    const before = await time('alone', (reads) => reads === READS)
    const database = await openDatabase(databaseUrl)
    for (const [index, jpegs] of documents.entries())
      await addPdfs(database, folder, [{ name: `Akte ${index}`, bytes: await pilePages(jpegs) }])
    await database.close()
    let isRead = false
    const reading = awaitScans(databaseUrl, PAGES).then(() => {
      isRead = true
    })
    const beside = await time(`beside ${PAGES} scanned pages`, () => isRead, before)
    await reading
    const after = await time('alone again', (reads) => reads === READS)
    // The machine may have been busier before or after.
    const ratio = beside / Math.max(before, after)
    process.stdout.write(`ratio to the slower of the two ${ratio.toFixed(2)}\n`)
    if (ratio > MOST) process.exitCode = 1
  } finally {
    await service.stop()
  }
})
