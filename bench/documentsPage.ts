import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startService } from '../e2e/service.ts'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.ts'
import { fillDocuments } from './service/fillDocuments.ts'
import { signUp } from './service/signUp.ts'
import { median } from './timing/compare.ts'

// Measures the list of all customers' documents as staff see it, on a slow line (as Lighthouse's slow 4G) and with the
// processor slowed four times.
const { values } = parseArgs({ options: { documents: { type: 'string', default: '1000000' } } })
const SLOWDOWN = 4
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
/** Fresh page loads. */
const VISITS = 5
const EMAIL = 'bench@betreiber.example'

await ensureChromium()
const service = await startService({ OPERATOR_EMAILS: EMAIL })
await fillDocuments(service.database, Number(values.documents))
const browser = await chromium.launch(chromiumLaunch())
try {
  const { storageState } = await signUp(service, await service.invite(EMAIL, 'operator'), EMAIL)
  const times: Record<string, number[]> = {}
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({
      locale: 'de-DE',
      baseURL: service.url,
      storageState,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    for (const [name, ms] of Object.entries(await measureVisit(page)))
      times[name] = [...(times[name] ?? []), ms]
    await context.close()
  }
  for (const [name, all] of Object.entries(times))
    process.stdout.write(
      `${name.padEnd(36)} ${median(all).toFixed(0).padStart(6)} ms, median of ${all.map((ms) => ms.toFixed(0)).join(', ')}\n`,
    )
} finally {
  await browser.close()
  await service.stop()
}

/**
 * Opens the list and returns the time from then to the frame that shows it. The page takes the time, since what is asked from
 * outside waits for scripts that readers do not wait for.
 */
async function openList(page: Page): Promise<number> {
  const expected = JSON.stringify([String.raw`^100 von [\d.]+ Dok`, ''])
  await page.addInitScript(
    `void (${waitForCount})(${expected}).then((ms) => performance.mark('rows', { startTime: ms }))`,
  )
  await page.goto('/documents')
  const mark = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
  return (await mark.jsonValue()) ?? 0
}

/** Measures from each action to the frame that shows its result. */
async function measureVisit(page: Page): Promise<Record<string, number>> {
  const time = async (act: () => Promise<unknown>, count: string) => {
    const before = await page.evaluate(() => document.querySelector('[role=status] p')?.textContent)
    const start = performance.now()
    await act()
    await page.evaluate(waitForCount, [count, before ?? ''] as const)
    return performance.now() - start
  }
  return {
    'first 100 rows': await openList(page),
    'next 100 rows, after scrolling': await time(
      () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
      '^200 von ',
    ),
    'a type': await time(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByLabel('Typ').selectOption('Rechnung')
    }, '^100 von '),
    'a search, from its last letter': await time(
      () => page.getByRole('searchbox').fill('dachdecker weber'),
      String.raw`^\d+ von (über )?[\d.]+ Dok`,
    ),
  }
}

/** Resolves once a frame shows the expected count of documents, all of them, which are no longer being loaded. */
function waitForCount([source, before]: readonly [string, string]): Promise<number> {
  const expected = new RegExp(source)
  return new Promise<number>((resolve) => {
    const look = () => {
      const shown = document.querySelector('[role=status] p')
      const count = shown?.textContent ?? ''
      const status = shown?.parentElement?.textContent ?? ''
      const rows = document.querySelectorAll('tbody tr').length
      const isShown = expected.test(count) && rows === Number.parseInt(count, 10)
      if (!isShown || count === before || status.includes('geladen')) {
        requestAnimationFrame(look)
        return
      }
      // Messages arrive once the frame is painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
