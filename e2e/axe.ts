import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: axe.RunOptions = {
  /** WCAG 2.2 AA, with all that it builds on. */
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // To describe what is in order, element by element, takes six times as long as to find what is not.
  resultTypes: ['violations'],
  // What is in a frame is the browser's own viewer of PDFs.
  iframes: false,
}

/** Fails the test with what axe finds on the page as it stands, and where. */
export async function expectAccessible(page: Page) {
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
