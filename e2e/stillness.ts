import type { Page, Route } from '@playwright/test'

/** Makes a page's font arrive after it has been painted, and its replies one per frame. */
export async function slowDown(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  await page.route('**/api/**', async (route: Route) => {
    const reply = route.fetch()
    const mine = last.then(async () => {
      await route.fulfill({ response: await reply })
      await waitForPaint(page)
    })
    last = mine.catch(() => undefined)
    await last
  })
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    await route.continue()
  })
}

/** Waits until the page has painted. */
async function waitForPaint(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Returns the layout shifts since navigation, and their sum by Chromium's measure. Also those that follow input: these tests make
 * none, and Chromium takes the emulated screen of a phone for some.
 */
export async function readShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return await page.evaluate(async () => {
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
  })
}
