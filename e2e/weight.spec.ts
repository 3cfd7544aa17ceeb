import type { Request } from '@playwright/test'
import { expect, test } from './test.ts'

/** What scripts and styles may weigh on the wire before the first figure stands. */
const limit = 100 * 1024

test('the dashboard loads at most 100 KB of scripts and styles before its figures stand', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) requests.push(request)
  })
  await page.addInitScript(noteFirstFigure)
  await page.goto('/demo/dashboard')
  await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()

  const startedBefore = await page.evaluate(() => {
    const moment = performance.getEntriesByName('figure')[0]?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource')
    return resources.filter(({ startTime }) => startTime <= moment).map(({ name }) => name)
  })
  const loaded = await Promise.all(
    requests.filter((request) => startedBefore.includes(request.url())).map(measure),
  )
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
  process.stdout.write(`/demo/dashboard: ${sum} bytes of scripts and styles, ${limit} allowed\n`)
  expect(loaded.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(loaded.map(({ type }) => type)).toEqual(expect.arrayContaining(['script', 'stylesheet']))
  expect(sum).toBeLessThanOrEqual(limit)
})

/** Marks the moment at which the page shows its first figure; what is loaded later, in idle time, nobody waits for. */
function noteFirstFigure() {
  new MutationObserver((_, observer) => {
    if (!/€\s*[1-9]/.test(document.body?.innerText ?? '')) return
    performance.mark('figure')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

async function measure(request: Request) {
  const response = await request.response()
  const { responseBodySize } = await request.sizes()
  return {
    url: request.url(),
    type: request.resourceType(),
    encoding: await response?.headerValue('content-encoding'),
    bytes: responseBodySize,
  }
}
