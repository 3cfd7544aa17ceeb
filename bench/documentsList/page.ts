import type { Page } from '@playwright/test'

const FIRST = /^100 von /

/** Milliseconds from the beginning of the navigation until the first rows stand. */
export async function measureFirstRows(page: Page): Promise<number> {
  await page.goto('/demo/documents', { waitUntil: 'commit' })
  return await whenCounted(page, FIRST.source)
}

/** Waits until the whole list is there. */
export async function untilAllRows(page: Page, count: number): Promise<void> {
  await whenCounted(page, `^100 von ${count.toLocaleString('de-DE')} `)
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

type Slow = (slowed: boolean) => Promise<void>

/** Rows of the beginning and of the end that are scrolled through on the slow processor. */
const STRETCH = 1000
/** Pixels by which the wheel turns at once: about six rows, a strong pull at it. */
const TURN = 360
const HURRY_MS = 30_000

/**
 * Scrolls through a list from its top towards its end, and answers the longest frame at either end, in milliseconds, and how
 * many rows there were in the end.
 *
 * A list of 100,000 rows grows a thousand times until its end is there, each time over some frames: who holds the End key takes a
 * minute on any machine. So the frames that count are those of the first rows and those of the last: with real turns of the
 * wheel, and with jumps to the end in every frame, as the End key makes them. Between them the processor is not slowed, the
 * frames do not count, and the list grows for half a minute at most: what is measured after that is the end of what is there.
 */
export async function measureScrolling(page: Page, count: number, slow: Slow) {
  const turns = Math.ceil((STRETCH * ROW) / 2 / TURN)
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(600, 400)
  const atTop = await longestFrame(page, async () => {
    await turnWheel(page, TURN, turns)
    await jumpToEnd(page, STRETCH)
  })
  await slow(false)
  const reached = Math.min(await jumpToEnd(page, count - STRETCH, HURRY_MS), count - STRETCH)
  await slow(true)
  const atEnd = await longestFrame(page, async () => {
    await jumpToEnd(page, reached + STRETCH)
    await turnWheel(page, -TURN, turns)
  })
  return { atTop, atEnd, rows: reached + STRETCH }
}

/** About the height of a row in pixels. */
const ROW = 57

async function turnWheel(page: Page, pixels: number, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await page.mouse.wheel(0, pixels)
}

/**
 * Jumps to the end of the page in every frame, until so many rows are there and the last of them is in the page, or the time is
 * over; answers how many rows there are.
 */
async function jumpToEnd(page: Page, rows: number, atMostMs = 60_000): Promise<number> {
  return await page.evaluate(
    ([wanted, ms]) =>
      new Promise<number>((resolve) => {
        const end = performance.now() + ms
        const jump = (now: number) => {
          scrollTo(0, document.documentElement.scrollHeight)
          const row = [...document.querySelectorAll('tbody tr')].at(-1)
          // The head is the first row.
          const last = Number(row?.getAttribute('aria-rowindex')) - 1
          if (last >= wanted || now > end) resolve(last)
          else requestAnimationFrame(jump)
        }
        requestAnimationFrame(jump)
      }),
    [rows, atMostMs] as const,
  )
}

/** The longest time between two frames while something is done. */
async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const watch = { longest: 0, before: performance.now(), over: false }
    const look = (now: number) => {
      watch.longest = Math.max(watch.longest, now - watch.before)
      watch.before = now
      if (!watch.over) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(globalThis, { watch })
  })
  await act()
  return await page.evaluate(() => {
    const { watch } = globalThis as typeof globalThis & {
      watch: { longest: number; over: boolean }
    }
    watch.over = true
    return watch.longest
  })
}
