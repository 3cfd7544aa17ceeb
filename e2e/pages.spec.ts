import type { Page } from '@playwright/test'
import { placeAddress } from '../contract/src/addresses.ts'
import {
  demoPages,
  entryPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { demoPath } from '../contract/src/paths.ts'
import { pileAddress } from '../contract/src/pileAddress.ts'
import { resetAddress } from '../contract/src/signInAddresses.ts'
import { accept, arrive, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { newEmptyCustomer } from './customers.ts'
import { csvSource, dropOnImports } from './importing.ts'
import { addPapers } from './papers.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { views } from './views.ts'

/** About twenty pages, one after the other. */
test.beforeEach(() => test.slow())

const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path)

const paths = {
  demo: [...pathsOf(demoPages), ...views.map(demoPath)],
  'those for everyone': [
    ...pathsOf([...entryPages, ...legalPages]),
    resetAddress('x'),
    '/demo/dashboard?jahr=2024',
    '/demo/dashboard?kredit=gibt-es-nicht',
    '/demo/dashboard/kredit?nummer=DEMO-D5&zins=6%2C50&jaehrlich=5000%2C00&ab=2027-01',
    '/demo/properties?suche=gibt-es-nicht',
    '/demo/documents?suche=gibt-es-nicht',
  ],
}
const customer = (...parts: string[]) =>
  parts.map((part) => `/verwaltung/kunden/kunde?kunde=DEMO&bereich=${part}`)

/** Expects what holds for every page. */
async function expectSoundPages(page: Page, paths: readonly string[]) {
  for (const path of paths) await test.step(path, () => expectSoundPage(page, path))
}

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

for (const [which, addresses] of Object.entries(paths))
  test(`all pages are sound, light and dark, wide and narrow: ${which}`, async ({ page }) => {
    await expectSoundPages(page, addresses)
  })

test('so are owners’ pages, with figures and without', async ({ page, service }) => {
  await arrive({ page, service })
  await expectSoundPages(page, pathsOf([...ownPages, ...settingsPages]))
  await page.context().clearCookies()
  const unknown = await newEmptyCustomer(service)
  await accept({ page, service }, await service.invite(unknown), newEmail())
  await expectSoundPages(page, ['/dashboard', '/properties', '/documents'])
})

test('so are staff’s pages, of all customers and of one', async ({ page, browser, service }, {
  testId,
}) => {
  await sendIn(browser, service, `Kunde-${testId}`, [`Brief ${testId}`])
  await arriveAs('staff', { page, service })
  await expectSoundPages(page, pathsOf(staffPages))
  await expectSoundPages(page, [
    ...['/dashboard', '/properties', '/documents'].map((path) => `${path}?kunde=DEMO`),
    `${placeAddress({ kind: 'unit', id: 'DEMO-W02' })}&kunde=DEMO`,
    ...customer('ueberblick', 'personen', 'zahlen', 'dokumente'),
  ])
})

test('so are operators’ pages, and those of an import and a pile', async ({ page, service }, {
  testId,
}) => {
  await arriveAs('operator', { page, service })
  const parts = ['aussehen', 'mails', 'recht', 'fassungen'].map(
    (part) => `/verwaltung/betreiber?bereich=${part}`,
  )
  await expectSoundPages(page, [...pathsOf(operatorPages), ...parts])
  const papers = await addPapers(page, [`Post ${testId}`])
  await dropOnImports(page, [csvSource('einheiten.csv', 'customerid;propertyid', `${testId};W1`)])
  const run = new URL(page.url())
  await expectSoundPages(page, [pileAddress(papers), run.pathname + run.search, '/settings'])
})
