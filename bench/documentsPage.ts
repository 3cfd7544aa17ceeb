import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { readInvitation } from '../contract/src/addresses.ts'
import { paths } from '../contract/src/calls.ts'
import { identityPaths } from '../contract/src/identity.ts'
import { type Service, startService } from '../e2e/service.ts'
import { chromiumLaunch, ensureChromium } from '../scripts/chromium.ts'
import { fillDocuments } from './service/fillDocuments.ts'
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
  const first = await browser.newContext({ baseURL: service.url })
  await signUp(await first.newPage(), service)
  const storageState = await first.storageState()
  await first.close()
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

async function signUp(page: Page, service: Service): Promise<void> {
  const invitation = readInvitation(new URL(await service.invite(EMAIL, 'operator')).search)
  const { request } = page.context()
  const account = { email: EMAIL, password: 'ein langes Passwort', ...invitation }
  await request.post(identityPaths.signUp, { data: account, headers: { origin: service.url } })
  const { session } = await (await request.get(identityPaths.token)).json()
  const headers = { authorization: `Bearer ${session.token}` }
  await request.post(paths.linkCustomerIdToEmail, { data: invitation, headers })
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
    'first 100 rows': await time(
      () => page.goto('/documents', { waitUntil: 'commit' }),
      String.raw`^100 von [\d.]+ Dok`,
    ),
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

/** Resolves once a frame shows the expected count of documents, which are no longer being loaded. */
function waitForCount([source, before]: readonly [string, string]): Promise<number> {
  const expected = new RegExp(source)
  return new Promise<number>((resolve) => {
    const look = () => {
      const status = document.querySelector('[role=status]')?.textContent ?? ''
      const count = document.querySelector('[role=status] p')?.textContent ?? ''
      // The frame is painted before the next one begins.
      if (expected.test(count) && count !== before && !status.includes('geladen'))
        requestAnimationFrame(resolve)
      else requestAnimationFrame(look)
    }
    look()
  })
}
