import type { Page } from '@playwright/test'

/** Has the browser say of itself what an iPad does: that it is a Mac, with a screen to touch. */
export async function sayItIsAnIpad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
}
