import type { Page } from '@playwright/test'

const FIRST = /^100 von /

/** Returns the milliseconds from the start of navigation to the first rows. */
export async function measureFirstRows(page: Page): Promise<number> {
  await page.goto('/demo/documents', { waitUntil: 'commit' })
  return await waitForCount(page, FIRST.source)
}

/** Waits until the whole list has loaded. */
export async function waitForAllRows(page: Page, count: number): Promise<void> {
  await waitForCount(page, `^100 von ${count.toLocaleString('de-DE')} `)
}

/** Resolves to the time of the first frame that shows rows and the expected count. */
function waitForCount(page: Page, pattern: string): Promise<number> {
  return page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const expected = new RegExp(source)
        const look = () => {
          const counts = document.querySelector('[role=status] p')?.textContent ?? ''
          const rows = document.querySelectorAll('tbody tr').length
          // The frame is painted before the next one begins.
          if (rows > 5 && expected.test(counts)) requestAnimationFrame(resolve)
          else requestAnimationFrame(look)
        }
        look()
      }),
    pattern,
  )
}

/**
 * Types a text and deletes it again. Returns the slowest keystroke's time to paint in milliseconds, in steps of 8 (Event
 * Timing).
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

/** Rows at either end that are scrolled through with the CPU throttled. */
const STRETCH = 1000
/** Pixels per turn of the wheel: about six rows. */
const TURN = 360
const HURRY_MS = 30_000

/**
 * Scrolls through a list from top to end. Returns the longest frame at either end, in milliseconds, and the number of rows
 * reached.
 *
 * A list of 100,000 rows grows a thousand times until it is complete; holding the End key takes a minute on any machine. So
 * only the first and last rows are measured, with turns of the wheel and with a jump to the end in every frame, as the End
 * key does. In between the CPU is not throttled, and the list grows for half a minute at most.
 */
export async function measureScrolling(page: Page, count: number, slow: Slow) {
  const turns = Math.ceil((STRETCH * ROW) / 2 / TURN)
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(600, 400)
  const atTop = await measureLongestFrame(page, async () => {
    await turnWheel(page, TURN, turns)
    await jumpToEnd(page, STRETCH)
  })
  await slow(false)
  const reached = Math.min(await jumpToEnd(page, count - STRETCH, HURRY_MS), count - STRETCH)
  await slow(true)
  const atEnd = await measureLongestFrame(page, async () => {
    await jumpToEnd(page, reached + STRETCH)
    await turnWheel(page, -TURN, turns)
  })
  return { atTop, atEnd, rows: reached + STRETCH }
}

/** Approximate height of a row in pixels. */
const ROW = 57

async function turnWheel(page: Page, pixels: number, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await page.mouse.wheel(0, pixels)
}

/**
 * Jumps to the end of the page in every frame, until the list has `rows` rows and shows the last of them, or the time is
 * up. Returns the number of rows.
 */
async function jumpToEnd(page: Page, rows: number, atMostMs = 60_000): Promise<number> {
  return await page.evaluate(
    ([wanted, ms]) =>
      new Promise<number>((resolve) => {
        const end = performance.now() + ms
        const jump = (now: number) => {
          scrollTo(0, document.documentElement.scrollHeight)
          const row = [...document.querySelectorAll('tbody tr')].at(-1)
          // The header is row 1.
          const last = Number(row?.getAttribute('aria-rowindex')) - 1
          if (last >= wanted || now > end) resolve(last)
          else requestAnimationFrame(jump)
        }
        requestAnimationFrame(jump)
      }),
    [rows, atMostMs] as const,
  )
}

/** Returns the longest time between two frames during an action, in milliseconds. */
async function measureLongestFrame(page: Page, act: () => Promise<void>): Promise<number> {
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
