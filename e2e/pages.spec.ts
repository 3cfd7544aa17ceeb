import type { Page } from '@playwright/test'
import {
  demoPages,
  entryPages,
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const own = [...ownPages, ...furtherPages, ...settingsPages].map(({ path }) => path)
const staff = staffPages.map(({ path }) => path)
const operator = operatorPages.map(({ path }) => path)

/** Expects what holds for every page. */
async function expectSoundPage(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(/^\S.* – Hausblick$/)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(1)
  await expectAccessible(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  // Includes what appears only on scrolling.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectAccessible(page)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang, 'wider than the page').toBeLessThanOrEqual(0)
}

for (const [which, pages] of Object.entries({ demoPages, entryPages, legalPages }))
  test(`${which} are sound, light and dark, wide and narrow`, once, async ({ page }) => {
    test.slow()
    for (const { path } of pages) await test.step(path, () => expectSoundPage(page, path))
  })

test('so are signed-in users’ pages', once, async ({ page, service }) => {
  test.slow()
  await arrive({ page, service })
  for (const path of own) await test.step(path, () => expectSoundPage(page, path))
})

test('so are staff’s pages', once, async ({ page, service }) => {
  test.slow()
  await arriveAs('staff', { page, service })
  for (const path of staff) await test.step(path, () => expectSoundPage(page, path))
})

test('so are operators’ pages', once, async ({ page, service }) => {
  test.slow()
  await arriveAs('operator', { page, service })
  for (const path of operator) await test.step(path, () => expectSoundPage(page, path))
})
