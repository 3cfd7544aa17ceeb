import type { BrowserContext, Page } from '@playwright/test'

const SLOWDOWN = 4
/** Longer tasks delay answers noticeably. */
const LONG_TASK_MS = 50

/** Selectors by the names of the moments when an element first matches in a painted frame. */
type Watched = Readonly<Record<string, string>>

export interface Visit {
  readonly page: Page
  /** Resolves to a watched moment, in milliseconds since the navigation began. */
  readonly momentOf: (name: string) => Promise<number>
}

/** Hands a moment over to the measurement. */
declare function noteMoment(nameAndMoment: string): void

/** Opens a page on a slow processor. */
export async function visit(
  context: BrowserContext,
  url: string,
  watched: Watched,
): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watch, watched)
  const moments = new Map(
    Object.keys(watched).map((name) => [name, Promise.withResolvers<number>()] as const),
  )
  // To ask the page would take its time.
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'noteMoment' })
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const [name = '', moment] = payload.split(' ')
    moments.get(name)?.resolve(Number(moment))
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, momentOf: async (name) => await (moments.get(name)?.promise ?? Number.NaN) }
}

/** Runs in the page. Puts its long tasks into its timeline, and notes what is watched. */
function watch(watched: Watched) {
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      performance.measure('long task', { start, duration })
  }).observe({ type: 'longtask', buffered: true })
  const left = new Map(Object.entries(watched))
  const look = () => {
    for (const [name, selector] of left) {
      if (!document.querySelector(selector)) continue
      left.delete(name)
      // A message arrives once the frame has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => noteMoment(`${name} ${performance.now()}`)
      port2.postMessage(null)
    }
    if (left.size > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits until the network is quiet; returns how long tasks kept the page from answering, in all and beyond 50 ms each. */
export async function readLongTasks({ page }: Visit): Promise<{ all: number; beyond: number }> {
  await page.waitForLoadState('networkidle')
  const durations = await page.evaluate(() =>
    performance.getEntriesByName('long task').map(({ duration }) => duration),
  )
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  return { all: sum(durations), beyond: sum(durations.map((ms) => ms - LONG_TASK_MS)) }
}

/** Moves the pointer over an element until what is watched appears; returns that moment. */
export async function pointAt(
  { page, momentOf }: Visit,
  selector: string,
  name: string,
): Promise<number> {
  await page.evaluate(
    (pointed) => document.querySelector(pointed)?.scrollIntoView({ block: 'center' }),
    selector,
  )
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  let isAnswered = false
  const answer = momentOf(name).finally(() => {
    isAnswered = true
  })
  for (let move = 0; !isAnswered; move++) await page.mouse.move(width / 2 + (move % 50), height / 2)
  return await answer
}
