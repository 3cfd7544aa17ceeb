import { chromium } from '@playwright/test'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.ts'
import { openService } from './documentsPage/open.ts'
import {
  measureFirstRows,
  measureKeystrokes,
  measureScrolling,
  waitForAllRows,
} from './documentsPage/page.ts'

// Measures the responsiveness of a list of 100,000 documents with the CPU throttled four times.
const DOCUMENTS = 100_000
const SLOWDOWN = 4
/** Fresh page loads. */
const VISITS = 5
/** Typed, then deleted again. */
const TYPED = 'mietvertrag müller 77'

await ensureChromium()
const service = await openService(DOCUMENTS)
const browser = await chromium.launch(chromiumLaunch())
try {
  const report = (what: string, ms: number, most: number) =>
    process.stdout.write(`${what.padEnd(56)} ${ms.toFixed(0).padStart(6)} ms, at most ${most}\n`)

  /** Visits the page with an empty cache. */
  const visit = async () => {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: service.url })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const slow = async (slowed: boolean) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowed ? SLOWDOWN : 1 })
    }
    await slow(true)
    return { page, slow, firstRows: await measureFirstRows(page) }
  }

  const times: number[] = []
  for (let at = 1; at < VISITS; at++) {
    const { page, firstRows } = await visit()
    times.push(firstRows)
    await page.context().close()
  }
  const { page, slow, firstRows } = await visit()
  const sorted = [...times, firstRows].toSorted((one, other) => one - other)
  report(
    `first 100 rows, median of ${VISITS} visits`,
    sorted[Math.floor(VISITS / 2)] ?? Number.NaN,
    1500,
  )
  process.stdout.write(`  of ${sorted.map((ms) => ms.toFixed(0)).join(', ')} ms\n`)
  await waitForAllRows(page, DOCUMENTS)
  for (const pause of [80, 450]) {
    const slowest = await measureKeystrokes(page, TYPED, pause)
    report(`slowest of ${2 * TYPED.length} keystrokes, one every ${pause} ms`, slowest, 50)
  }
  const { atTop, atEnd, rows } = await measureScrolling(page, DOCUMENTS, slow)
  report('longest frame of scrolling, first rows', atTop, 100)
  report(`longest frame of scrolling, at the end of ${rows.toLocaleString('en')} rows`, atEnd, 100)
} finally {
  await browser.close()
  await service.close()
}
