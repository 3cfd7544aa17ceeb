import type { BrowserContext, Page } from '@playwright/test'

/** Longer than any page takes; tests that withhold its code go on without it. */
const PATIENCE_MS = 10_000

/**
 * Makes the pages of a browser wait for React after each load. They are readable before, but what is typed or pressed in them
 * until then has no effect.
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

/** Resolves once React listens to events of the page: from then on it answers them, even while it is still hydrating. */
async function hydrated(page: Page): Promise<void> {
  const isListening = () => {
    const root = document.getElementById('root')
    return !root || Object.keys(root).some((name) => name.startsWith('__reactContainer$'))
  }
  await page.waitForFunction(isListening, undefined, { timeout: PATIENCE_MS }).catch(() => {})
}
