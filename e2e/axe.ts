import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: axe.RunOptions = {
  /** WCAG 2.2 AA with all that it includes. */
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Reporting passes as well takes six times as long as violations only.
  resultTypes: ['violations'],
  // Frames contain the browser's own PDF viewer.
  iframes: false,
}

/** Expects no accessibility violations on the page as it is, once its transitions have ended: a fading button has less contrast. */
export async function expectAccessible(page: Page) {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, given)
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }))
  }, options)
  expect(found).toEqual([])
}
