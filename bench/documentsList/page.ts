import type { Page } from '@playwright/test'

const FIRST = /^100 von /

/** Milliseconds from the beginning of the navigation until the first rows stand, and until the whole list is there. */
export async function measureFirstRows(page: Page, count: number) {
  await page.goto('/demo/documents', { waitUntil: 'commit' })
  const first = await whenCounted(page, FIRST.source)
  const all = await whenCounted(page, `^100 von ${count.toLocaleString('de-DE')} `)
  return { first, all }
}

/** When a frame was painted in which rows stand and the count line says what is expected. */
function whenCounted(page: Page, pattern: string): Promise<number> {
  return page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const expected = new RegExp(source)
        const look = () => {
          const counts = document.querySelector('[role=status] p')?.textContent ?? ''
          const rows = document.querySelectorAll('tbody tr').length
          // The frame in which it is found is painted before the one after it begins.
          if (rows > 5 && expected.test(counts)) requestAnimationFrame(resolve)
          else requestAnimationFrame(look)
        }
        look()
      }),
    pattern,
  )
}

/**
 * Types a text and takes it back again, and answers how long the slowest of the keys took to be seen in the field, in
 * milliseconds (Event Timing, which counts in steps of 8).
 */
export async function measureKeystrokes(page: Page, text: string, pause: number): Promise<number> {
  await page.getByRole('searchbox').focus()
  await page.evaluate(() => {
    const durations: number[] = []
    const events = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown' || name === 'input' || name === 'keypress') durations.push(duration)
    }).observe(events)
    Object.assign(globalThis, { durations })
  })
  await page.keyboard.type(text, { delay: pause })
  for (const _ of text) {
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(pause)
  }
  await page.waitForTimeout(1000)
  return await page.evaluate(() => {
    const { durations } = globalThis as typeof globalThis & { durations: number[] }
    return Math.max(0, ...durations)
  })
}

/** Scrolls to the end of the list, as far as the page reaches in every frame, and answers the longest frame in milliseconds. */
export async function measureScrolling(page: Page, count: number): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0))
  return await page.evaluate(
    (end) =>
      new Promise<number>((resolve) => {
        let longest = 0
        let before = performance.now()
        const step = (now: number) => {
          longest = Math.max(longest, now - before)
          before = now
          const counts = document.querySelector('[role=status] p')?.textContent ?? ''
          const last = document.querySelector(`tr[aria-rowindex="${end + 1}"]`)
          if (counts.startsWith(`${end.toLocaleString('de-DE')} von`) && last)
            return resolve(longest)
          scrollTo(0, document.documentElement.scrollHeight)
          requestAnimationFrame(step)
        }
        requestAnimationFrame((now) => {
          before = now
          requestAnimationFrame(step)
        })
      }),
    count,
  )
}
