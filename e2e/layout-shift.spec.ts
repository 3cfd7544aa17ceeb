import type { Page, Route } from '@playwright/test'
import { demoPath } from '../contract/src/addresses.ts'
import {
  entryPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { accept, arrive, newEmail } from './account.ts'
import { addDocuments } from './documents.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { views } from './views.ts'

// A service of its own: other tests' long names break into lines elsewhere once the font has come.
test.use({ settings: { ...staffSettings, MAX_UPLOAD_MB: '18' } })

// Each opens some thirty pages, whose replies come one per frame.
test.beforeEach(() => test.slow())

/** Maximum cumulative layout shift, by Chromium's measure. */
const ALLOWED = 0.01

const own = [...ownPages.map(({ path }) => path), ...views]
const demo = own.map(demoPath)
const staff = [
  ...[...staffPages, ...operatorPages].map(({ path }) => path),
  '/verwaltung/betreiber?bereich=recht',
]
const open = [...entryPages, ...legalPages].map(({ path }) => path)

test('nothing moves on the demo pages or before signing in', async ({ page }) => {
  for (const address of [...demo, ...open]) await expectStill(page, address)
})

test('nothing moves on a customer’s pages', async ({ page, service }) => {
  await arrive({ page, service })
  const settings = settingsPages.map(({ path }) => path)
  for (const address of [...own, ...settings]) await expectStill(page, address)
})

test('nothing moves on an operator’s pages', async ({ page, service }, { testId }) => {
  // The customer's email address, which arrives after the documents, is much shorter.
  const customer = `Ausgedacht-${testId}-Kunde`
  await addDocuments(service, customer, [{ name: 'Brief', date: '2026-11-01' }])
  await accept({ page, service }, await service.invite(customer), newEmail())
  await arriveAs('operator', { page, service })
  for (const address of [...own, ...staff]) await expectStill(page, address)
})

/** Opens a page whose font arrives after it has been painted, and its replies one per frame; expects no layout shift. */
async function expectStill(page: Page, address: string) {
  let last: Promise<unknown> = Promise.resolve()
  const hold = async (route: Route) => {
    const reply = route.fetch()
    const mine = last.then(async () => {
      await route.fulfill({ response: await reply })
      await waitForPaint(page)
    })
    last = mine.catch(() => undefined)
    await mine.catch(() => undefined)
  }
  const holdFont = async (route: Route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    await route.continue()
  }
  await page.route('**/api/**', hold)
  await page.route('**/*.woff2', holdFont)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await waitForPaint(page)
  const { sum, moved } = await page.evaluate(readShifts)
  await page.unrouteAll({ behavior: 'wait' })
  expect(sum, `${address}: ${moved.join(' · ')}`).toBeLessThanOrEqual(ALLOWED)
}

/** Waits until the page has painted. */
async function waitForPaint(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Returns the layout shifts since navigation, with their sum. Also those that follow input: these tests make none, and Chromium
 * takes the emulated screen of a phone for some.
 */
async function readShifts() {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const entries = await new Promise<Shift[]>((resolve) => {
    const found: Shift[] = []
    new PerformanceObserver((list) => {
      found.push(...(list.getEntries() as Shift[]))
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)))
  })
  return {
    sum: entries.reduce((sum, { value }) => sum + value, 0),
    moved: entries.map(({ value, sources }) => {
      const what = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `<${element?.tagName.toLowerCase()}> ${element?.textContent?.slice(0, 30)}`
      })
      return `${value.toFixed(4)} ${what.join(', ')}`
    }),
  }
}
