// Over 200 lines because it is one journey: what is owned, wherever it is shown.

import type { Page } from '@playwright/test'
import { BESTAND } from '../server/src/testing/import/bestand.ts'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
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
async function open({ page, service }: Fixtures, customerId: string, view = '') {
  await service.importFiles(BESTAND)
  await accept({ page, service }, await service.invite(customerId), newEmail())
  await page.goto(`/dashboard${view}`)
}

/** Expects the figures with their names, in order, and no others. */
async function expectFigures(page: Page, figures: Readonly<Record<string, string>>) {
  await expect(section(page).locator('dt')).toHaveText(Object.keys(figures))
  for (const [name, value] of Object.entries(figures))
    await expect(entry(page, name).locator('dd > span')).toHaveText(value)
}

// 509.517,13 − (2.673,49 + 48.340,90 + 65.660,36) = 392.842,38. Of the income 20.444,52, expenses take 6.937,97 and twelve
// payments of 199,53 + 782,44 + 522,56 take 18.054,36.
test('a portfolio shows what is owned, and explains each figure on demand', async ({
  page,
  service,
}) => {
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

// The payments of the 48.340,90 are its own; of the 65.660,36 for W02 and W03, it owes 258.406,29 / 434.021,31.
test('a unit owes its share of a loan for several, and says whether it carries them', {
  tag: '@once',
}, async ({ page, service }) => {
  await open({ page, service }, 'K-1002', '?ansicht=einheit&einheit=K-1002-W02')
  await expectFigures(page, {
    Eigenkapital: '€ 170.973',
    'Fehlbetrag nach Kreditraten': '€ 6.996',
    Beleihung: '33,84 %',
    'Rendite nach Kreditraten': '−4,09 %',
  })
  await expect(section(page).getByText('Trägt ihre Kredite nicht')).toBeVisible()
  await expect(section(page).getByText('− € 6.996')).toBeVisible()
  await section(page).getByText('So rechnen wir').click()
  await expect(section(page).getByText('weniger Restschuld € 87.433,57')).toBeVisible()
  await page.goto('/dashboard?ansicht=einheit&einheit=K-1002-W03')
  await expect(section(page).getByText('Trägt ihren Kredit', { exact: true })).toBeVisible()
  await expect(section(page).getByText('+ € 3.421')).toBeVisible()
})

test('the portfolio lists which units carry their loans', async ({ page, service }) => {
  await open({ page, service }, 'K-1002')
  await expect(carrying(page)).toHaveText('1 von 3 Einheiten mit Kredit trägt ihre Raten selbst')
  await carrying(page).click()
  await expect(page.getByRole('group').getByRole('listitem')).toHaveText([
    'Jakobstraße 70 WE 01 2. OG MitteTrägt ihren Kredit nicht− € 972',
    'Jakobstraße 70 WE 02 1. OG rechtsTrägt ihre Kredite nicht− € 6.996',
    'Jakobstraße 70 WE 03 1. OG rechtsTrägt ihren Kredit+ € 3.421',
  ])
})

// It owes 68.436,00 + 283.339,14, and its units 29.007,13 + 135.454,69. Seven months have values: 56.770,78 left of their rents,
// less 7 × (825,13 + 1.760,97 + 284,37 + 972,80).
test('an object counts its loans, and those of its units, over the months that are shown', {
  tag: '@once',
}, async ({ page, service }) => {
  await open({ page, service }, 'K-1008', '?ansicht=objekt')
  await expectFigures(page, {
    Eigenkapital: '€ 2.950.200',
    'Überschuss nach Kreditraten': '€ 29.868',
    Beleihung: '14,89 %',
    'Rendite nach Kreditraten': '1,01 %',
  })
  await expect(section(page).locator('details')).toContainText(
    'auf ein ganzes Jahr wird nicht hochgerechnet',
  )
})

test(
  'figures are left out where a part of them is missing',
  { tag: '@once' },
  async ({ page, service }, { testId }) => {
    const id = `Teil-${testId}`
    const months = 'portfolioincome012025;portfolioexpenses012025'
    await importTable(service, `customerid;portfoliovalue;${months}\n${id};1000;500;100\n`)
    await accept({ page, service }, await service.invite(id), newEmail())
    const loan = (debt: string, payment: string) =>
      importTable(
        service,
        `customerid;creditid;remainingcredit;monthlypayment\n${id};D1;${debt};${payment}\n`,
      )
    await page.goto('/dashboard')
    await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
    await expect(section(page)).toHaveCount(0)
    await loan('', '100')
    await page.goto('/dashboard')
    await expectFigures(page, { 'Überschuss nach Kreditraten': '€ 300' })
    await loan('400', '')
    await page.goto('/dashboard')
    await expectFigures(page, { Eigenkapital: '€ 600', Beleihung: '40 %' })
    await loan('1200', '100')
    await page.goto('/dashboard')
    await expectFigures(page, {
      Eigenkapital: '− € 200',
      'Überschuss nach Kreditraten': '€ 300',
      Beleihung: '120 %',
    })
    await loan('', '')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Kreditübersicht' })).toBeVisible()
    await expect(section(page)).toHaveCount(0)
  },
)

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

/** Returns the names of a unit's monthly columns. */
const monthly = (of: 'income' | 'expenses', year: number) =>
  Array.from(
    { length: 12 },
    (_, index) => `property${of}${String(index + 1).padStart(2, '0')}${year}`,
  ).join(';')

test('the list of units speaks of the year one looks at', { tag: '@once' }, async ({
  page,
  service,
}) => {
  const id = `JAHR-${process.pid}-${Date.now()}`
  for (const [year, income] of [
    [2024, 100],
    [2025, 900],
  ] as const)
    await importTable(
      service,
      `customerid;propertyid;${monthly('income', year)};${monthly('expenses', year)}\n${id};${id}-W1;${income}${';'.repeat(12)}50${';'.repeat(11)}\n`,
    )
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm\n${id};${id}-W1;Weg;1;50\n`,
  )
  await importTable(
    service,
    `customerid;creditid;propertyid;remainingcredit;monthlypayment\n${id};${id}-D1;${id}-W1;1000;500\n`,
  )
  await accept({ page, service }, await service.invite(id), newEmail())
  for (const [address, said] of [
    ['/properties', 'Trägt ihren Kredit'],
    ['/properties?jahr=2025', 'Trägt ihren Kredit'],
    ['/properties?jahr=2024', 'Trägt ihren Kredit nicht'],
  ] as const) {
    const html = await (await page.request.get(`${service.url}${address}`)).text()
    expect(html, address).toContain(`>${said}<`)
    await page.goto(address)
    await expect(page.getByText(said, { exact: true }), address).toBeVisible()
  }
})

test('the list of units says nothing of loans where that is unknown', { tag: '@once' }, async ({
  page,
  service,
}) => {
  const id = `OHNE-${process.pid}-${Date.now()}`
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm\n${id};${id}-W1;Weg;1;50\n`,
  )
  await accept({ page, service }, await service.invite(id), newEmail())
  await page.goto('/properties')
  await expect(page.getByRole('link', { name: /Weg 1|-W1/ })).toBeVisible()
  await expect(page.getByText(/Trägt ihre/)).toHaveCount(0)
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
