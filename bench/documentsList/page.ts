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

type Slow = (slowed: boolean) => Promise<void>

/** Rows of the beginning and of the end of the list that are scrolled through on the slow processor. */
const STRETCH = 1000
/** Pixels by which the wheel turns at once: about six rows, a strong pull at it. */
const TURN = 360

/**
 * Scrolls through a list from its top to its end, and answers the longest frame in milliseconds.
 *
 * A list of 100,000 rows grows a thousand times until its end is there, each time in frames of its own: even who holds the End
 * key on a fast machine scrolls for half a minute. So the frames that count are those of the first rows, and those of the last,
 * where everything is at its largest: with real turns of the wheel, with jumps to the end, as the End key does, and back up.
 * Between them, the list is brought to its end by jumps at full speed; these frames do not count.
 */
export async function measureScrolling(page: Page, count: number, slow: Slow): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(600, 400)
  const atTop = await longestFrame(page, async () => {
    await turnWheel(page, TURN, Math.ceil((STRETCH * ROW) / 2 / TURN))
    await jumpToEnd(page, STRETCH)
  })
  await slow(false)
  await jumpToEnd(page, count - STRETCH)
  await slow(true)
  const atEnd = await longestFrame(page, async () => {
    await jumpToEnd(page, count)
    await turnWheel(page, -TURN, Math.ceil((STRETCH * ROW) / 2 / TURN))
  })
  return Math.max(atTop, atEnd)
}

/** About the height of a row in pixels. */
const ROW = 57

async function turnWheel(page: Page, pixels: number, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await page.mouse.wheel(0, pixels)
}

/** Jumps to the end of the page in every frame, until so many rows are there and the last of them is in the page. */
async function jumpToEnd(page: Page, rows: number): Promise<void> {
  await page.evaluate(
    (end) =>
      new Promise<void>((resolve) => {
        const jump = () => {
          scrollTo(0, document.documentElement.scrollHeight)
          const shown = [...document.querySelectorAll('tbody tr')].at(-1)
          if (Number(shown?.getAttribute('aria-rowindex')) > end) resolve()
          else requestAnimationFrame(jump)
        }
        jump()
      }),
    rows,
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
