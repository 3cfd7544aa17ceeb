// Over 200 lines: one journey through the list and both dialogs with all their texts.

import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accept, arrive, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { receiveShells } from './shell.ts'
import { arriveAs, choose, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const list = (page: Page, name = 'Einheiten') => page.getByRole('list', { name })
const cards = (page: Page, name?: string) => list(page, name).getByRole('article')
const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Suche nach Adresse, Name oder Mieter' })

/** Locates an entry's value in a card or dialog by name. */
function entry(page: Page, name: string) {
  return page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
}

async function expectEntries(page: Page, entries: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(entries))
    await expect(entry(page, name), name).toHaveText(value)
}

const sections = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 3 })

test('units are shown as cards with the essentials', { tag: '@main' }, async ({ page }) => {
  await page.goto('/demo/properties')
  await expect(page).toHaveTitle('Wohnungen (Demo) – Hausblick')
  await expect(page.getByRole('heading', { name: 'Einheitenübersicht', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Einheiten')
  // By street, then name, in German numeric collation.
  await expect(cards(page).getByRole('link').filter({ hasNotText: 'Trägt' })).toHaveText([
    '1. OG',
    '2. OG',
    'Laden EG',
    '1. OG',
    '2. OG',
    'DG',
    'EG links',
    'EG rechts',
  ])
  const below = card(page, 'EG rechts')
  for (const text of [
    'Lindenstraße 14, 50674 Köln',
    'Vermietet',
    'Etagenwohnung',
    '83,00 m²',
    '3 Zimmer',
    'Monatliche Miete€ 713,80',
    'Miete pro m²€ 8,60',
    'Marktmiete pro m²€ 14,60',
    '€ 498,00 im Monat unter der Marktmiete (−41 %)',
  ])
    await expect(below).toContainText(text)
  await expect(card(page, 'DG')).toContainText('€ 62,02 im Monat über der Marktmiete (+4 %)')
  await expect(cards(page).filter({ hasText: 'Freistehend' })).toHaveCount(1)
})

test('objects are shown as cards, and the address keeps the choice', once, async ({ page }) => {
  await page.goto('/demo/properties')
  await page.getByRole('tab', { name: 'Objekte' }).click()
  await expect(page).toHaveURL('/demo/properties?ansicht=objekte')
  await expect(cards(page, 'Objekte').getByRole('link')).toHaveText([
    'Vorderhaus',
    'Gründerzeithaus',
  ])
  for (const text of [
    'Bergmannstraße 71, 10961 Berlin',
    'Wohn- und Geschäftshaus',
    '3 Einheiten',
    'Monatliche Miete€ 4.771,81',
    'Miete pro m²€ 17,04',
  ])
    await expect(cards(page, 'Objekte').first()).toContainText(text)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Objekte')
  await expect(page.getByText('2 Objekte', { exact: true })).toBeVisible()
})

test(
  'the search matches streets, cities, postal codes, names and tenants in any spelling',
  once,
  async ({ page }) => {
    await page.goto('/demo/properties')
    for (const [text, count] of [
      ['BERGMANNSTRASSE', '3 von 8 Einheiten'],
      ['köln', '5 von 8 Einheiten'],
      ['50674', '5 von 8 Einheiten'],
      ['FELDMANN', '1 von 8 Einheiten'],
      ['Lindenstr. 14', '5 von 8 Einheiten'],
      ['koeln', '5 von 8 Einheiten'],
      ['laden', '1 von 8 Einheiten'],
    ] as const) {
      await searchField(page).fill(text)
      await expect(page.getByText(count)).toBeVisible()
    }
    await expect(page).toHaveURL('/demo/properties?suche=laden')
    await page.reload()
    await expect(searchField(page)).toHaveValue('laden')
    await expect(cards(page)).toHaveCount(1)

    await searchField(page).fill('Schloss')
    await expect(page.getByText('Nichts passt zu „Schloss“.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
    await expect(cards(page)).toHaveCount(8)
    await expect(searchField(page)).toBeFocused()
    await expect(page).toHaveURL('/demo/properties')
  },
)

test("a unit's dialog has every section and names upcoming dates", once, async ({ page }) => {
  const rows: Record<string, string>[] = await (
    await page.request.get('/api/property-overview?customerId=DEMO')
  ).json()
  const row = rows.find(({ propertyid }) => propertyid === 'DEMO-W05') ?? {}
  await page.goto('/demo/properties')
  await card(page, 'DG').click()
  const dialog = page.getByRole('dialog', { name: 'DG' })
  await expect(dialog).toHaveAccessibleDescription('Lindenstraße 14, 50674 Köln')
  await expect(page).toHaveURL('/demo/properties?einheit=DEMO-W05')
  await expect(sections(page)).toHaveText([
    'Allgemeine Informationen',
    'Mieter',
    'Vertragsdetails',
    'Finanzielle Details',
    'Wartung',
    'Geplante Modernisierungen',
    'Objektinformationen',
  ])
  await expectEntries(page, {
    Status: 'Vermietet',
    Typ: 'Dachgeschosswohnung',
    Größe: '88,60 m²',
    Zimmer: '3',
    Name: 'Dr. Jonas Feldmann',
    'Monatliche Miete': '€ 1.461,90',
    'Miete pro m²': '€ 16,50',
    'Marktmiete pro m²': '€ 15,80',
    'Marktmiete im Monat': '€ 1.399,88',
    Marktvergleich: '4 % über der Marktmiete€ 62,02 im Monat',
    'Nächste Mieterhöhung': '–',
    'Instandhaltungsrücklage im Monat': '€ 93,03',
    'Modernisierungsrücklage im Monat': '€ 48,73',
    'Art der Wartung': 'Rauchmelderprüfung',
    'Zuletzt am': row.dateoflastservice ?? '',
    'Geplant für': '–',
    'Geschätzte Kosten': 'n/a',
    Mietbeginn: '01.02.2023',
    Mietende: `${row.dateofrentalend}in den nächsten 12 Monaten`,
    Stellplätze: '1',
    Keller: '1',
    'Garten, Terrasse, Balkon': '18,20 m²',
  })
  // Sections without data are left out.
  for (const name of ['Garagen', 'Spielfläche']) await expect(entry(page, name)).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'the dialog shows open-ended contracts, vacancies and overdue maintenance',
  once,
  async ({ page }) => {
    await page.goto('/demo/properties?einheit=DEMO-W01')
    await expectEntries(page, { Mietbeginn: '01.04.2018', Mietende: 'unbefristet' })
    await page.goto('/demo/properties?einheit=DEMO-W04')
    await expectEntries(page, { Status: 'Freistehend', Mietbeginn: '–', Mietende: '–' })
    await expect(sections(page)).not.toContainText(['Mieter'])
    await page.goto('/demo/properties?einheit=DEMO-W06')
    await expect(entry(page, 'Zuletzt am')).toHaveText(/^03\.06\.\d{4}$/)
  },
)

test("an object's dialog has sections of its own", once, async ({ page }) => {
  await page.goto('/demo/properties?objekt=DEMO-O1')
  await expect(page.getByRole('dialog', { name: 'Gründerzeithaus' })).toBeVisible()
  await expect(sections(page)).toHaveText([
    'Allgemeine Informationen',
    'Flächen',
    'Finanzielle Details',
    'Wartung',
    'Geplante Modernisierungen',
    'Objektinformationen',
  ])
  await expectEntries(page, {
    Typ: 'Mehrfamilienhaus',
    'Anzahl Einheiten': '5',
    Grundstücksfläche: '486,00 m²',
    Bruttogrundfläche: '512,40 m²',
    Mietfläche: '464,10 m²',
    'Monatliche Miete': '€ 4.799,96',
    'Miete pro m²': '€ 10,34',
    'Instandhaltungsrücklage im Monat': '€ 487,31',
    'Modernisierungsrücklage im Monat': '€ 255,26',
    'Art der Wartung': 'Heizungswartung',
    'Geschätzte Kosten': '€ 68.500,00',
    Stellplätze: '3',
    Keller: '5',
    Spielfläche: '24,00 m²',
    'Garten, Terrasse, Balkon': '86,00 m²',
  })
  await expectAccessible(page)
})

test('a dialog has an address and closes by going back, Escape, the overlay and ×', async ({
  page,
  isMobile,
}) => {
  await page.goto('/demo/properties?suche=linden')
  const dialog = page.getByRole('dialog')
  const link = card(page, 'EG links').getByRole('link', { name: 'EG links' })
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
    // On a phone the dialog covers the screen.
    ...(isMobile ? [] : [() => page.mouse.click(5, 5)]),
  ]
  for (const close of ways) {
    await link.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/demo/properties?suche=linden&einheit=DEMO-W01')
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/demo/properties?suche=linden')
    await expect(link).toBeFocused()
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/demo/properties?suche=linden')
})

test('a link to a unit opens its dialog, which closes to the list', once, async ({ page }) => {
  await page.goto('/demo/properties?einheit=DEMO-W08')
  await expect(page.getByRole('dialog', { name: '2. OG' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/demo/properties')
  await expect(cards(page)).toHaveCount(8)
})

test('a link to an unknown unit says so', once, async ({ page }) => {
  for (const [address, title] of [
    ['/demo/properties?einheit=W-999', 'Diese Einheit gibt es nicht'],
    ['/demo/properties?objekt=O-999', 'Dieses Objekt gibt es nicht'],
  ] as const) {
    await page.goto(address)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Zur Übersicht' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page).toHaveURL('/demo/properties?ansicht=objekte')
})

test('the dialogs work by keyboard alone', once, async ({ page }) => {
  await page.goto('/demo/properties')
  await searchField(page).focus()
  await page.keyboard.type('berg')
  await expect(page.getByText('3 von 8 Einheiten')).toBeVisible()
  const tools = [
    'Sortieren nach',
    'Aufsteigend sortiert, Reihenfolge umkehren',
    'Karten',
    'Liste',
    /^Freistehend/,
    /^Unter Marktmiete/,
  ]
  for (const name of tools) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Tab')
  await expect(cards(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  const position = dialog.getByRole('status')
  await expect(position).toHaveText('Bergmannstraße 71 1. OG, 1 von 3')
  for (const [key, text] of [
    ['ArrowLeft', 'Bergmannstraße 71 1. OG, 1 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 2. OG, 2 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 Laden EG, 3 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 Laden EG, 3 von 3'],
    ['ArrowLeft', 'Bergmannstraße 71 2. OG, 2 von 3'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(position).toHaveText(text)
  }
  await expect(page).toHaveURL('/demo/properties?suche=berg&einheit=DEMO-W08')

  const leads = dialog.getByRole('navigation', { name: 'Mehr dazu' }).getByRole('link')
  const first = ['Schließen', ...(await leads.allInnerTexts())]
  expect(first).toContain('Zahlen auf dem Dashboard')
  const stops = [...first, 'Vorherige Einheit', 'Nächste Einheit', 'Mietverträge', ...first]
  for (const name of stops) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(position).toHaveText('Bergmannstraße 71 1. OG, 1 von 3')
  const previous = dialog.getByRole('button', { name: 'Vorherige Einheit' })
  await expect(previous).toBeFocused()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, '1. OG').getByRole('link', { name: '1. OG' })).toBeFocused()
  await expect(page).toHaveURL('/demo/properties?suche=berg')
  await page.goBack()
  await expect(page).not.toHaveURL(/properties/)
})

test('contract and market are visible on a phone without scrolling', once, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/demo/properties?einheit=DEMO-W05')
  const actions = page.getByRole('dialog').getByRole('link', { name: 'Mietverträge' })
  const fold = await actions.boundingBox()
  for (const name of ['Mietbeginn', 'Mietende', 'Monatliche Miete', 'Marktvergleich']) {
    const box = await entry(page, name).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(fold?.y ?? 0)
  }
})

test('screen readers get the dialog’s structure', once, async ({ page }) => {
  await page.goto('/demo/properties?einheit=DEMO-W02')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "EG rechts":
      - heading "EG rechts" [level=2]
      - paragraph: Lindenstraße 14, 50674 Köln
      - button "Schließen"
      - region "Allgemeine Informationen":
        - heading "Allgemeine Informationen" [level=3]
        - term: Status
        - definition: Vermietet
      - region "Mieter":
        - heading "Mieter" [level=3]
        - term: Name
        - definition: Herr Karl-Heinz Brandt
      - region "Vertragsdetails"
      - region "Finanzielle Details"
      - region "Wartung"
      - region "Geplante Modernisierungen"
      - region "Objektinformationen"
      - button "Vorherige Einheit"
      - status: Lindenstraße 14 EG rechts, 8 von 8
      - button "Nächste Einheit" [disabled]
      - link "Mietverträge"
  `)
})

test(
  'the button leads to the documents, in the demo and outside',
  once,
  async ({ page, service }) => {
    await page.goto('/demo/properties?einheit=DEMO-W02')
    await page.getByRole('dialog').getByRole('link', { name: 'Mietverträge' }).click()
    await expect(page).toHaveURL('/demo/documents?docType=Mietvertrag&wohnung=Lindenstra%C3%9Fe+14')
    await expect(page.getByRole('dialog')).toBeHidden()
    // Only this house's contracts.
    await expect(page.getByText(/^\d+ von \d+ Dokument\(e\) angezeigt$/)).toBeVisible()
    const rows = page.getByRole('table', { name: 'Dokumente' }).getByRole('rowgroup').last()
    await expect(rows.getByText('Lindenstraße 14')).not.toHaveCount(0)
    await expect(rows.getByText('Bergmannstraße 71')).toHaveCount(0)
    await arrive({ page, service })
    await page.goto('/properties?objekt=DEMO-O2')
    await expect(page.getByRole('link', { name: 'Mietverträge' })).toHaveAttribute(
      'href',
      '/documents?docType=Mietvertrag&wohnung=Bergmannstra%C3%9Fe+71',
    )
  },
)

test('dialogs are accessible on a phone, in the dark theme', once, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const item of ['einheit=DEMO-W06', 'objekt=DEMO-O1']) {
    await page.goto(`/demo/properties?${item}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  }
})

test('nothing overflows the screen', once, async ({ page }) => {
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const search of [
      '',
      '?ansicht=objekte',
      '?darstellung=liste',
      '?ansicht=objekte&darstellung=liste',
      '?einheit=DEMO-W05',
      '?objekt=DEMO-O2',
      '?einheit=W-999',
    ]) {
      await page.goto(`/demo/properties${search}`)
      await expect(page.locator('article, tbody a').first()).toBeVisible()
      if (search.includes('O') || search.includes('W'))
        await expect(page.getByRole('dialog')).toBeVisible()
      const wide = await page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('[role=dialog]')].filter(
            (element) => element.scrollWidth > element.clientWidth,
          ).length,
      )
      expect(wide, `${width} ${search}`).toBe(0)
    }
  }
})

test('only the dialog is printed, in light colors', once, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/demo/properties?einheit=DEMO-W02')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(dialog.getByText('Objektinformationen')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeHidden()
  await expect(dialog.getByText('Mietverträge')).toBeHidden()
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const cut = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(cut).toBe(0)
})

test(
  'there is no choice without objects, and long lists grow on scrolling',
  once,
  async ({ page, service }, testInfo) => {
    const customer = `VIELE-${testInfo.testId}`
    const file = testInfo.outputPath('einheiten.csv')
    const rows = Array.from(
      { length: 120 },
      (_, index) => `${customer};${customer}-W${index};WE ${index};Weg;1`,
    )
    await writeFile(
      file,
      ['customerid;propertyid;bezeichnungimberblick;street;number', ...rows].join('\n'),
    )
    await service.importFiles(file)
    await accept({ page, service }, await service.invite(customer), newEmail())
    await page.goto('/properties?ansicht=objekte')
    await expect(page.getByText('120 Einheiten')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(cards(page).getByRole('link').nth(10)).toHaveText('WE 10')
    const last = page.getByRole('link', { name: 'WE 119' })
    await expect(last).toHaveCount(0)
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(last).toBeVisible({ timeout: 200 })
    }).toPass()
    // Unknown values are marked as such.
    await expect(card(page, 'WE 119')).toContainText('Größen/a')
  },
)

test('an empty portfolio says so', once, async ({ page, service }, testInfo) => {
  const customer = `LEER-${testInfo.testId}`
  const file = testInfo.outputPath('bestand.csv')
  await writeFile(file, `customerid;portfoliovalue\n${customer};250000\n`)
  await service.importFiles(file)
  await accept({ page, service }, await service.invite(customer), newEmail())
  await page.goto('/properties')
  await expect(page.getByText('Noch keine Einheiten vorhanden')).toBeVisible()
  await expectAccessible(page)
})

test('staff choose whose units they see', once, async ({ page, service }, testInfo) => {
  const customer = `KUNDE-${testInfo.testId}`
  const file = testInfo.outputPath('einheiten.csv')
  await writeFile(
    file,
    `customerid;propertyid;bezeichnungimberblick\n${customer};${customer}-W1;WE 1\n`,
  )
  await service.importFiles(file)
  await arriveAs('staff', { page, service })
  await page.goto('/properties')
  await expect(page.getByText('Wessen Einheiten möchten Sie sehen?')).toBeVisible()
  await choose(page, customer)
  await expect(cards(page).getByRole('link')).toHaveText('WE 1')
})

test.describe('when the units fail to load', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('the page says so and can be retried', once, async ({ page }) => {
    await receiveShells(page)
    await page.route('**/api/property-overview?*', (route) => route.abort())
    await page.goto('/demo/properties')
    await expect(page.getByText('Ihre Einheiten konnten nicht geladen werden.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/property-overview?*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(cards(page)).toHaveCount(8)
  })
})
