import type { Page } from '@playwright/test'

/** Makes the browser identify itself as an iPad does: as a Mac with a touch screen. */
export async function pretendIpad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
}
