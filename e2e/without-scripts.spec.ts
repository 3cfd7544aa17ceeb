import type { Locator, Page } from '@playwright/test'
import { demoPath, pagePaths } from '../contract/src/addresses.ts'
import { entryPages, legalPages, ownPages, titles } from '../contract/src/pages.ts'
import { arrive, fillIn } from './account.ts'
import { rowsOf } from './documents.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false, settings: staffSettings })

const once = { tag: '@once' }

/** The heading of each page, where it is not its title, and what the demo customer's data show there. */
const contents: readonly {
  readonly path: (typeof ownPages)[number]['path']
  readonly heading: string
  readonly expectData: (page: Page) => Promise<void>
}[] = [
  {
    path: pagePaths.dashboard,
    heading: titles.dashboard,
    expectData: async (page) => {
      const main = page.getByRole('main')
      await expect(main.locator('dl > div').filter({ hasText: 'Gesamtwert' })).toHaveText(
        /€.3\.684\.100/,
      )
      for (const [name, shown] of [
        ['Einnahmen letzter Monat', /€.\d/],
        ['Ausgaben letzer Monat', /€.\d/],
        ['Vermietungsrate pro Jahr', /93,75.%/],
        ['Anzahl d. Einheiten', /8/],
      ] as const)
        await expect(main.locator('dl > div').filter({ hasText: name })).toHaveText(shown)
      await expectCurves(page.getByRole('slider').locator('svg'))
    },
  },
  {
    path: pagePaths.properties,
    heading: 'Einheitenübersicht',
    expectData: async (page) => {
      await expect(page.getByText('8 Einheiten · heute 7 vermietet, 1 freistehend')).toBeVisible()
      await expect(page.getByText('Bergmannstraße 71, 10961 Berlin')).toHaveCount(3)
    },
  },
  {
    path: pagePaths.documents,
    heading: titles.documents,
    expectData: async (page) => {
      await expect(page.getByText('26 von 26 Dokument(e) angezeigt')).toBeVisible()
      await expect(rowsOf(page)).toHaveCount(26)
    },
  },
  {
    path: pagePaths.contact,
    heading: titles.contact,
    expectData: async (page) => {
      await expect(page.getByText('Am Speicher 7, 50667 Köln')).toBeVisible()
      await expect(page.getByText('+49 221 5550 1420')).toBeVisible()
    },
  },
  { path: pagePaths.settings, heading: titles.settings, expectData: async () => {} },
]

/** Expects the income's and the expenses' curve, each through more than a few points. */
async function expectCurves(drawing: Locator) {
  const lines = await drawing
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
  expect(lines.filter((line) => line.length > 100).length).toBeGreaterThanOrEqual(2)
}

async function expectPage(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  const waiting = page.getByText(/(lädt|geladen|lade) ?…/i).filter({ visible: true })
  await expect(waiting).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('the demo’s pages show their data and lead to each other', async ({ page }) => {
  await page.goto(demoPath(pagePaths.dashboard))
  for (const { path, heading, expectData } of contents) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: titleOf(path), exact: true })
      .click()
    await expect(page).toHaveURL(demoPath(path))
    await expectPage(page, heading)
    await expectData(page)
  }
  await expect(page.getByText('Die Demo kommt ohne Konto aus.')).toBeVisible()
})

test('a customer’s pages show their data and lead to each other', async ({ page, service }) => {
  const email = await arrive({ page, service })
  await page.goto(pagePaths.settings)
  for (const { path, heading, expectData } of contents) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: titleOf(path), exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expectPage(page, heading)
    await expectData(page)
  }
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Dieses Gerät', { exact: true })).toBeVisible()
})

test('staff see the data of the customer in the address', once, async ({ page, service }) => {
  await arriveAs('staff', { page, service })
  for (const { path, heading, expectData } of contents) {
    await page.goto(`${path}?kunde=DEMO`)
    await expectPage(page, heading)
    await expect(page.getByText('Sie sehen die Daten von')).toBeVisible()
    await expectData(page)
  }
  await page.goto(pagePaths.inbox)
  await expectPage(page, titles.inbox)
})

for (const { path, title } of legalPages)
  test(`${path} is reached from the login`, once, async ({ page }) => {
    await page.goto(pagePaths.login)
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expectPage(page, /\S/)
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(500)
  })

for (const { path } of entryPages)
  test(`${path} says that it needs scripts`, once, async ({ page }) => {
    await page.goto(path)
    await expectPage(page, /\S/)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(/^Diese Seite braucht JavaScript\./)
    await page.getByRole('link', { name: 'Demo ansehen' }).click()
    await expect(page).toHaveURL(demoPath(pagePaths.dashboard))
  })

test.describe('a form leads back to its page, without what was entered', once, () => {
  const password = 'ein langes Passwort'

  test('to the login', async ({ page }) => {
    await page.goto('/login?ziel=%2Fsettings')
    await fillIn(page, 'anna@example.de', password)
    await page.getByRole('button', { name: 'Einloggen' }).click()
    await expect(page.getByLabel('E-Mail')).toHaveValue('')
    await expect(page).toHaveURL('/login?ziel=%2Fsettings')
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  })

  test('to the sign-up with its invitation', async ({ page, service }) => {
    const link = new URL(await service.invite('DEMO'))
    await page.goto(link.href)
    await fillIn(page, 'anna@example.de', password)
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expect(page.getByLabel('E-Mail')).toHaveValue('')
    await expect(page).toHaveURL(link.pathname + link.search)
  })

  test('to the settings', async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.goto(pagePaths.settings)
    await page.getByLabel('Bisheriges Passwort').fill(password)
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('')
    await expect(page).toHaveURL(pagePaths.settings)
    await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible()
  })
})

function titleOf(path: string): string {
  return ownPages.find((page) => page.path === path)?.title ?? ''
}
