import type { Page } from '@playwright/test'
import { BESTAND } from '../server/src/testing/import/bestand.ts'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

type Fixtures = { page: Page; service: Service }

/** The day on which what is imported now is owed. */
const today = () =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format()

const section = (page: Page) => page.getByRole('region', { name: 'Was Ihnen gehört' })
const entry = (page: Page, name: string) =>
  section(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
const carrying = (page: Page) => page.getByText('Einheiten mit Kredit')

/** Opens the dashboard of one of the operator's customers. */
async function open({ page, service }: Fixtures, customerId: string) {
  await service.importFiles(BESTAND)
  await accept({ page, service }, await service.invite(customerId), newEmail())
  await page.goto('/dashboard')
}

/** Expects the figures with their names, in order, and no others. */
async function expectFigures(page: Page, figures: Readonly<Record<string, string>>) {
  await expect(section(page).locator('dt')).toHaveText(Object.keys(figures))
  for (const [name, value] of Object.entries(figures))
    await expect(entry(page, name).locator('dd > span')).toHaveText(value)
}

// 509.517,13 − (2.673,49 + 48.340,90 + 65.660,36) = 392.842,38. Of the income 20.444,52, expenses take 6.937,97 and twelve
// payments of 199,53 + 782,44 + 522,56 take 18.054,36.
test('a portfolio shows what is owned, and explains each figure on demand', {
  tag: '@once',
}, async ({ page, service }) => {
  await open({ page, service }, 'K-1002')
  await expectFigures(page, {
    Eigenkapital: '€ 392.842',
    'Fehlbetrag nach Kreditraten': '€ 4.548',
    Beleihung: '22,9 %',
    'Rendite nach Kreditraten': '−1,16 %',
  })
  const sentence = section(page).getByText(
    `Wert € 509.517,13 weniger Restschuld € 116.674,75 am ${today()}.`,
  )
  await expect(sentence).toBeHidden()
  await section(page).getByText('So rechnen wir').focus()
  await page.keyboard.press('Enter')
  await expect(sentence).toBeVisible()
  for (const [name, how] of [
    ['Beleihung', `Restschuld € 116.674,75 am ${today()} geteilt durch den Wert € 509.517,13.`],
    [
      'Fehlbetrag nach Kreditraten',
      'der gezeigten 12 Monate (€ 13.506,55), davon ab 12-mal die Monatsrate von € 1.504,53 (€ 18.054,36)',
    ],
    ['Rendite nach Kreditraten', '(€ 4.547,81) geteilt durch das Eigenkapital (€ 392.842,38)'],
  ] as const) {
    const explained = section(page).getByText(`${name}:`, { exact: true }).locator('..')
    await expect(explained).toBeVisible()
    await expect(explained).toContainText(how)
  }
  await expectAccessible(page)
  const ways = section(page).locator('dt').getByRole('link')
  for (const [index, way] of [
    /#kredite$/,
    /renditen$|#wofuer$/,
    /planspiel$/,
    /renditen$/,
  ].entries())
    await expect(ways.nth(index)).toHaveAttribute('href', way)
  await ways.first().click()
  await expect(page.getByRole('heading', { name: 'Kreditübersicht' })).toBeFocused()
})

test('the portfolio lists which units carry their loans', { tag: '@once' }, async ({
  page,
  service,
}) => {
  await open({ page, service }, 'K-1002')
  await expect(carrying(page)).toHaveText('1 von 3 Einheiten mit Kredit trägt ihre Raten selbst')
  await carrying(page).click()
  await expect(page.getByRole('group').getByRole('listitem')).toHaveText([
    'Jakobstraße 70 WE 01 2. OG MitteTrägt ihren Kredit nicht− € 972',
    'Jakobstraße 70 WE 02 1. OG rechtsTrägt ihre Kredite nicht− € 6.996',
    'Jakobstraße 70 WE 03 1. OG rechtsTrägt ihren Kredit+ € 3.421',
  ])
})

test('the figures come with the page, and fit a narrow phone', { tag: '@once' }, async ({
  page,
  service,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const view of ['', '?ansicht=objekt', '?ansicht=einheit']) {
    const html = await (await page.request.get(`${service.url}/demo/dashboard${view}`)).text()
    expect(html).toContain('Was Ihnen gehört')
    await page.goto(`/demo/dashboard${view}`)
    for (const summary of await section(page).locator('summary').all()) await summary.click()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, view).toBe(320)
    await expectAccessible(page)
  }
})

test('the list of units says of each whether it carries its loans', { tag: '@once' }, async ({
  page,
  service,
}) => {
  await open({ page, service }, 'K-1002')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const said = ['Trägt ihren Kredit nicht', 'Trägt ihre Kredite nicht', 'Trägt ihren Kredit']
  for (const [address, entries] of [
    ['/properties', page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')],
    [
      '/properties?darstellung=liste',
      page.getByRole('rowgroup').last().getByRole('row').filter({ hasText: 'Trägt' }),
    ],
  ] as const) {
    await page.goto(address)
    await expect(entries).toHaveCount(3)
    for (const [index, text] of said.entries())
      await expect(entries.nth(index).getByText(text, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByText(/^Trägt ihre/).filter({ visible: true })).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  }
  // They come with the page.
  expect(asked.filter((path) => /overview|dashboard-|years/.test(path))).toEqual([])
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('what explains the figures is as tall as a finger', { tag: '@once' }, async ({
    page,
    service,
  }) => {
    await open({ page, service }, 'K-1002')
    const { height = 0 } = (await section(page).locator('summary').boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  })
})
