import type { BrowserContext, Page } from '@playwright/test'

/** Longer than any page takes; tests that withhold its code go on without it. */
const PATIENCE_MS = 10_000

/**
 * Makes the pages of a browser wait for React after each load. They are readable before, but do not respond to everything, such
 * as keys.
 */
export function waitForHydration(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const goto = page.goto.bind(page)
    page.goto = async (...given) => {
      const response = await goto(...given)
      await hydrated(page)
      return response
    }
    const reload = page.reload.bind(page)
    page.reload = async (...given) => {
      const response = await reload(...given)
      await hydrated(page)
      return response
    }
    return page
  }
}

/** Resolves once React has taken over the page with all its parts, which the states of its root and boundaries say. */
async function hydrated(page: Page): Promise<void> {
  const isTakenOver = () => {
    interface Fiber {
      readonly memoizedState?: { readonly dehydrated?: unknown } | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    const isPartLeft = (first: Fiber | null): boolean => {
      for (let fiber = first; fiber; fiber = fiber.sibling)
        if (fiber.memoizedState?.dehydrated || isPartLeft(fiber.child)) return true
      return false
    }
    const root = document.getElementById('root')
    if (!root) return true
    const [fiber] = Object.entries(root).flatMap(([name, value]) =>
      name.startsWith('__reactContainer$') ? [value] : [],
    )
    const current = fiber?.stateNode.current
    return current?.memoizedState.isDehydrated === false && !isPartLeft(current.child)
  }
  await page.waitForFunction(isTakenOver, undefined, { timeout: PATIENCE_MS }).catch(() => {})
}

/** Stops React's own work in later pages until the returned function is called. */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message))
    }
    const release = () => {
      MessagePort.prototype.postMessage = postMessage
      for (const send of held) send()
    }
    Object.assign(window, { release })
  })
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release())
}
