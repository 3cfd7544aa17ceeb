import type { Locator, Page } from '@playwright/test'
import { entryPages, legalPages, ownPages, pages } from '../contract/src/pages.ts'
import { demoPath } from '../contract/src/paths.ts'
import { arrive, fillIn } from './account.ts'
import { rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

/** The heading of each page, where it is not its title, and what the demo customer's data show there. */
const contents: readonly {
  readonly path: (typeof ownPages)[number]['path']
  readonly heading: string
  readonly expectData: (page: Page) => Promise<void>
}[] = [
  {
    path: pages.dashboard.path,
    heading: pages.dashboard.title,
    expectData: async (page) => {
      const main = page.getByRole('main')
      await expect(main.locator('dl > div').filter({ hasText: 'Gesamtwert' })).toHaveText(
        /€.3\.684\.100/,
      )
      for (const [name, shown] of [
        ['Einnahmen letzter Monat', /€.\d/],
        ['Ausgaben letzer Monat', /€.\d/],
        ['Vermietungsrate pro Jahr', /95,83.%/],
        ['Anzahl d. Einheiten', /8/],
      ] as const)
        await expect(main.locator('dl > div').filter({ hasText: name })).toHaveText(shown)
      await expectCurves(page.getByRole('slider').locator('svg'))
    },
  },
  {
    path: pages.properties.path,
    heading: 'Einheitenübersicht',
    expectData: async (page) => {
      await expect(page.getByText('8 Einheiten · heute 7 vermietet, 1 freistehend')).toBeVisible()
      await expect(page.getByText('Bergmannstraße 71, 10961 Berlin')).toHaveCount(3)
    },
  },
  {
    path: pages.documents.path,
    heading: pages.documents.title,
    expectData: async (page) => {
      await expect(page.getByText('27 von 27 Dokument(e) angezeigt')).toBeVisible()
      await expect(rowsOf(page)).toHaveCount(27)
    },
  },
  {
    path: pages.contact.path,
    heading: pages.contact.title,
    expectData: async (page) => {
      await expect(page.getByText('Am Speicher 7, 50667 Köln')).toBeVisible()
      await expect(page.getByText('+49 221 5550 1420')).toBeVisible()
    },
  },
  { path: pages.settings.path, heading: pages.settings.title, expectData: async () => {} },
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

/** Follows the header's links to every page, and expects its data. */
async function expectOwnPages(page: Page, addressOf: (path: string) => string) {
  for (const { path, heading, expectData } of contents)
    await test.step(path, async () => {
      const { title } = ownPages.find((own) => own.path === path) ?? { title: '' }
      await page.getByRole('banner').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(addressOf(path))
      await expectPage(page, heading)
      await expectData(page)
    })
}

test('a customer’s pages show their data, lead to each other, and keep no password', async ({
  page,
  service,
}) => {
  const email = await arrive({ page, service })
  await page.goto(pages.settings.path)
  await expectOwnPages(page, (path) => path)
  const shown = page.getByRole('main').getByText(email, { exact: true }).first()
  await expect(shown).toBeVisible()
  await expect(page.getByText('Dieses Gerät', { exact: true })).toBeVisible()
  const password = page.getByLabel('Bisheriges Passwort')
  await password.fill('ein langes Passwort')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(password).toHaveValue('')
  await expect(page).toHaveURL(pages.settings.path)
  await expect(shown).toBeVisible()
})

test('pages for everyone say that they need scripts, and lead to the demo and the law', async ({
  page,
}) => {
  for (const { path } of entryPages) {
    await page.goto(path)
    await expectPage(page, /\S/)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(/^Diese Seite braucht JavaScript\./)
  }
  for (const { path, title } of legalPages) {
    await page.goto(pages.login.path)
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expectPage(page, /\S/)
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(500)
  }
  const login = `${pages.login.path}?ziel=%2Fsettings`
  await page.goto(login)
  await fillIn(page, 'anna@example.de')
  await page.getByRole('button', { name: 'Einloggen' }).click()
  await expect(page.getByLabel('E-Mail')).toHaveValue('')
  await expect(page).toHaveURL(login)
  await page.getByRole('link', { name: 'Demo ansehen' }).click()
  await expectOwnPages(page, demoPath)
  await expect(page.getByText('Die Demo kommt ohne Konto aus.')).toBeVisible()
})
