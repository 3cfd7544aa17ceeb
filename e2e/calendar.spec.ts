import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accept, arrive, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const dates = (page: Page) => page.getByRole('region', { name: 'Nächste Termine' })

async function openDates(page: Page, address = '/demo/dashboard') {
  await page.goto(address)
  await expect(dates(page)).toBeVisible()
}

test('the dashboard lists upcoming dates and links to them', async ({ page }) => {
  const rows: Record<string, string>[] = await (
    await page.request.get('/api/property-overview?customerId=DEMO')
  ).json()
  const end = rows.find(({ propertyid }) => propertyid === 'DEMO-W05')?.dateofrentalend ?? ''
  await openDates(page)
  await expect(dates(page).getByText('13 in den nächsten 12 Monaten')).toBeVisible()
  await expect(dates(page).getByRole('link')).toHaveCount(6)
  const more = dates(page).getByRole('button', { name: 'Alle 9 einzelnen Termine anzeigen' })
  await more.click()
  await expect(dates(page).getByRole('link')).toHaveCount(9)
  const increases = dates(page).getByRole('button', {
    name: /^4 Mieterhöhungen werden möglich, zusammen bis zu €\s[\d.]+ im\sMonat/,
  })
  await expect(increases).toHaveAttribute('aria-expanded', 'false')
  await increases.click()
  await expect(dates(page).getByRole('link')).toHaveCount(13)
  for (const text of [
    'Mieterhöhung möglich Lindenstraße 14 EG links',
    `Mietvertrag endet Lindenstraße 14 DG ${end}`,
    'Geplante Modernisierung Lindenstraße 14 Gründerzeithaus 01.04.',
    '€ 68.500',
    'Kredit abbezahlt Bergmannstraße 71, 10961 Berlin, Kredit DEMO-D4',
    'Zinsbindung endet Bergmannstraße 71 (Fassade und Fenster), 10961 Berlin, Kredit DEMO-D5',
    'Anschlussfinanzierung vergleichen Lindenstraße 14 (Dachausbau), 50674 Köln, Kredit DEMO-D2',
  ])
    await expect(dates(page).getByRole('link').filter({ hasText: text })).toHaveCount(1)
  await expectAccessible(page)
  // Long names wrap instead of overflowing the card.
  const widths = await dates(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [item.clientWidth, item.parentElement?.clientWidth ?? 0] as const),
    )
  expect(widths.filter(([width, room]) => width > room)).toEqual([])

  await dates(page).getByRole('link', { name: 'Mietvertrag endet Lindenstraße 14 DG' }).click()
  await expect(page).toHaveURL('/demo/properties?einheit=DEMO-W05')
  await expect(page.getByRole('dialog', { name: 'DG' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/demo/dashboard')

  await more.click()
  await dates(page).getByRole('link', { name: 'Zinsbindung endet' }).click()
  await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D5')
})

test('nothing moves when the dates arrive', once, async ({ page }) => {
  const { promise: measured, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/Dates-*.js', async (route) => {
    await measured
    await route.continue()
  })
  await page.goto('/demo/dashboard')
  const loans = page.getByRole('heading', { name: 'Kreditübersicht' })
  await expect(page.getByText('restliche Jahre').first()).toBeVisible()
  await expect(loans).toBeVisible()
  const place = () => loans.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const before = await place()
  letThrough()
  await expect(dates(page)).toBeVisible()
  expect(await place()).toBe(before)
})

test(
  'the section says that nothing is due, and is absent without units',
  once,
  async ({ page, service }, testInfo) => {
    const customer = `RUHE-${testInfo.testId}`
    const file = testInfo.outputPath('portfolio.csv')
    await writeFile(file, `customerid;portfoliovalue\n${customer};250000\n`)
    await service.importFiles(file)
    await accept({ page, service }, await service.invite(customer), newEmail())
    await page.goto('/dashboard')
    await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
    await expect(dates(page)).toHaveCount(0)

    await writeFile(file, `customerid;propertyid;sizeinsqm\n${customer};${customer}-W1;50\n`)
    await service.importFiles(file)
    await openDates(page, '/dashboard')
    await expect(dates(page).getByText('keine in den nächsten 12 Monaten')).toBeVisible()
    await expectAccessible(page)
  },
)

test('few dates leave no empty box and show their full address', async ({ page, service }, {
  testId,
}) => {
  const customer = `WENIG-${testId}`
  const name = 'WE 12, Gartenhaus, 3. Obergeschoss Mitte links'
  const rented = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await importTable(service, `customerid;portfoliovalue\n${customer};250000\n`)
  await importTable(
    service,
    `customerid;propertyid;bezeichnungimberblick;street;number;dateofrentalend\n${customer};${customer}-W1;${name};Karl-Liebknecht-Straße;118;${rented}\n`,
  )
  await accept({ page, service }, await service.invite(customer), newEmail())
  await openDates(page, '/dashboard')
  const entry = dates(page).getByRole('listitem')
  await expect(entry).toHaveCount(1)
  const whose = entry.getByText(`Karl-Liebknecht-Straße 118 ${name}`)
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await whose.evaluate((text) => text.scrollWidth - text.clientWidth)
    expect(cut, `at ${width} pixels`).toBeLessThanOrEqual(0)
    const [box, last] = await Promise.all([dates(page).boundingBox(), entry.boundingBox()])
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
    expect(below, `at ${width} pixels`).toBeLessThan(30)
  }
})

test('a customer can renew and end their calendar’s address', once, async ({ page, service }) => {
  await arrive({ page, service })
  await openDates(page, '/dashboard')
  await dates(page).getByRole('link', { name: 'In meinen Kalender übernehmen' }).click()
  await expect(page).toHaveURL('/settings/benachrichtigungen')

  const section = page.getByRole('region', { name: 'Kalender' })
  const field = section.getByLabel('Geheime Adresse')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(field.or(button('Kalenderadresse erzeugen'))).toBeVisible()
  if (await button('Kalenderadresse erzeugen').isVisible())
    await button('Kalenderadresse erzeugen').click()
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
  await expectAccessible(page)
  const address = await field.inputValue()
  await expect(section.getByRole('link', { name: 'Im Kalender öffnen' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  )
  const feed = await fetch(address)
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = (await feed.text()).replaceAll('\r\n ', '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(13)
  expect(text).toContain('SUMMARY:Mietvertrag endet: Lindenstraße 14 DG')
  expect(text).not.toContain('Feldmann')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button('Adresse kopieren').click()
  await expect(button('Kopiert')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await button('Neue Adresse erzeugen').click()
  const renewing = page.getByRole('dialog', { name: 'Neue Adresse erzeugen?' })
  await expect(renewing).toContainText('Die bisherige Adresse gilt dann sofort nicht mehr.')
  await renewing.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(field).toHaveValue(address)
  await button('Neue Adresse erzeugen').click()
  await renewing.getByRole('button', { name: 'Neue Adresse erzeugen' }).click()
  await expect(renewing).toBeHidden()
  await expect(field).not.toHaveValue(address)
  expect((await fetch(address)).status).toBe(404)
  const renewed = await field.inputValue()
  expect((await fetch(renewed)).status).toBe(200)

  await page.reload()
  await expect(field).toHaveValue(renewed)
  await button('Kalender beenden').click()
  const ending = page.getByRole('dialog', { name: 'Kalender beenden?' })
  await ending.getByRole('button', { name: 'Beenden' }).click()
  await expect(button('Kalenderadresse erzeugen')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'Kalender' })).toBeFocused()
  expect((await fetch(renewed)).status).toBe(404)
})
