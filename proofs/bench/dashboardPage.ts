import { type BrowserContextOptions, chromium } from '@playwright/test'
import { startService } from '../../e2e/service.ts'
import { chromiumLaunch, ensureChromium } from '../../scripts/chromium.ts'
import { startReactAlone } from '../browser/reactAlone.ts'
import { pointAt, readLongTasks, visit } from '../browser/visit.ts'
import { CUSTOMER, fillCustomer } from '../service/customer.ts'
import { signUp } from '../service/signUp.ts'
import { startThrottledProxy } from '../service/throttledProxy.ts'
import { median } from '../timing/compare.ts'

// Measures the dashboard in a phone's browser, on a slow line (as Lighthouse's slow 4G) and with the processor slowed four
// times, in turn with a page that is only React and a line. The line is a proxy, since Chromium's own throttling leaves out
// the handshakes of connections.
const ROUNDS = 7
const LINE = { download: 204_800, upload: 96_000, roundTrip: 150 }
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, locale: 'de-DE' }
const CHART = '[role=slider]'
/** The curve comes after the figures. */
const WATCHED = { figures: `${CHART} path.stroke-income`, answer: `${CHART} p` }
const BASELINE = 'React alone, its line'

await ensureChromium()
const service = await startService({ REQUESTS_PER_MINUTE: '0' })
const plain = await startReactAlone(`${service.url}/demo/dashboard`)
const line = await startThrottledProxy(Number(new URL(service.url).port), LINE)
const plainLine = await startThrottledProxy(Number(new URL(plain.url).port), LINE)
const browser = await chromium.launch(chromiumLaunch())
const times = new Map<string, number[]>()
const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])

try {
  await fillCustomer(service.database)
  const link = await service.invite(CUSTOMER)
  const { storageState } = await signUp(service, link, 'kunde@example.de')
  for (let round = 0; round < ROUNDS; round++) {
    await measureBaseline()
    await measurePage('demo', '/demo/dashboard', {})
    await measurePage('signed in', '/dashboard', { storageState })
  }
  const baseline = median(times.get(BASELINE) ?? [])
  for (const [name, all] of times) {
    const ms = median(all)
    process.stdout.write(
      `${name.padEnd(44)} ${ms.toFixed(0).padStart(5)} ms   ratio ${(ms / baseline).toFixed(2)}   median of ${all.map((each) => each.toFixed(0)).join(', ')}\n`,
    )
  }
} finally {
  await browser.close()
  line.close()
  plainLine.close()
  plain.stop()
  await service.stop()
}

async function measureBaseline(): Promise<void> {
  const context = await browser.newContext(PHONE)
  const { momentOf } = await visit(context, plainLine.url, { line: '#root p' })
  note(BASELINE, await momentOf('line'))
  await context.close()
}

/** Measures first visits, one of which points at the chart, and a return. */
async function measurePage(who: string, path: string, options: BrowserContextOptions) {
  const newContext = () => browser.newContext({ ...PHONE, ...options })
  const url = `${line.url}${path}`

  const context = await newContext()
  const first = await visit(context, url, WATCHED)
  note(`${who}: figures and chart, first visit`, await first.momentOf('figures'))
  const { all, beyond } = await readLongTasks(first)
  await first.page.close()
  line.disconnect()
  const second = await visit(context, url, WATCHED)
  note(`${who}: figures and chart, return visit`, await second.momentOf('figures'))
  await context.close()

  const pointing = await newContext()
  const third = await visit(pointing, url, WATCHED)
  await third.momentOf('figures')
  note(`${who}: answer to the pointer`, await pointAt(third, CHART, 'answer'))
  await pointing.close()

  note(`${who}: long tasks, in all`, all)
  note(`${who}: long tasks, beyond 50 ms each`, beyond)
}
