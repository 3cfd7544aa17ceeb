import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

/** The tables of the pages, as they stand in the code: a page that is added is covered by itself. */
const tables = readFileSync(join(import.meta.dirname, '../web/src/routes.tsx'), 'utf8')
  .split(/^const /m)
  .filter((table) => /^\w+Pages\b/.test(table))
const isFor = (who: string) => (table: string) => table.startsWith(`${who}Pages`)
const own = tables.filter(isFor('own')).flatMap(pathsOf)
const staff = tables.filter(isFor('staff')).flatMap(pathsOf)
const open = tables.flatMap(pathsOf).filter((path) => ![...own, ...staff].includes(path))

function pathsOf(table: string): string[] {
  return [...table.matchAll(/path: '(\/[^'*]+)'/g)].map(([, path = '']) => path)
}

/** What holds for every page, whatever it shows. */
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
  // What comes into sight only then is part of the page, too.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectAccessible(page)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang, 'wider than the page').toBeLessThanOrEqual(0)
}

test('the tables are read as they stand', once, () => {
  expect(own).toEqual(['/dashboard', '/properties', '/documents', '/contact', '/settings'])
  expect(staff).toEqual(['/documents/eingang'])
  expect(open).toEqual(
    expect.arrayContaining([...own.map((path) => `/demo${path}`), '/login', '/signup', '/agb']),
  )
})

for (const path of open)
  test(`${path} is sound, light and dark, wide and narrow`, once, async ({ page }) => {
    await expectSoundPage(page, path)
  })

test('so are the pages of who is signed in', once, async ({ page, service }) => {
  test.slow()
  await arrive({ page, service })
  for (const path of own) await test.step(path, () => expectSoundPage(page, path))
})

test('so are those of staff', once, async ({ page, service }) => {
  await arriveAs('staff', { page, service })
  for (const path of staff) await test.step(path, () => expectSoundPage(page, path))
})
