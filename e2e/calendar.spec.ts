import type { Page } from '@playwright/test'
import { accept, arrive, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { expect, test } from './test.ts'

const due = (page: Page) => page.getByRole('region', { name: 'Was ansteht' })

async function openDue(page: Page, address = '/demo/dashboard') {
  await page.goto(address)
  await expect(due(page)).toBeVisible()
}

test('the dashboard lists what has to be looked at, and leads there', async ({ page }) => {
  const rows: Record<string, string>[] = await (
    await page.request.get('/api/property-overview?customerId=DEMO')
  ).json()
  const end = rows.find(({ propertyid }) => propertyid === 'DEMO-W05')?.dateofrentalend ?? ''
  await openDue(page)
  await expect(due(page).getByRole('listitem')).toHaveCount(5)
  const first = [
    /^Kredit kündbar \(§ 489 BGB\).*Kredit DEMO-D4 · seit .* · noch €\s[\d.]+ · zu 2,40\s% fest bis/,
    /^Kredit kündbar \(§ 489 BGB\).*Kredit DEMO-D1/,
    /^Einheit freistehend.*Lindenstraße 14 2. OG · €\s1\.\d{3} Miete im\sMonat fehlen/,
  ]
  for (const [index, text] of first.entries())
    await expect(due(page).getByRole('listitem').nth(index)).toContainText(text)
  await due(page).getByRole('button', { name: 'Alle 12 anzeigen' }).click()
  const increases = due(page).getByRole('button', {
    name: /^4 Mieterhöhungen bald zu prüfen bis zu €\s[\d.]+ im\sMonat · soweit bekannt · ab 01\./,
  })
  await expect(increases).toHaveAttribute('aria-expanded', 'false')
  await increases.click()
  for (const text of [
    /Mieterhöhung ab 01\.\d\d\.\d{4} zu prüfen Lindenstraße 14 EG links · von der Verwaltung vorgemerkt · bis zu €\s\d+ im\sMonat/,
    `Mietvertrag endet am ${end} Lindenstraße 14 DG`,
    /Modernisierung am 01\.04\.\d{4} geplant Lindenstraße 14 Gründerzeithaus · geschätzt €\s68\.500/,
    /Kredit abbezahlt am .* Bergmannstraße 71, 10961 Berlin, Kredit DEMO-D4/,
    /Zinsbindung endet am .* Bergmannstraße 71 \(Fassade und Fenster\), .* · dann noch €\s[\d.]+/,
  ])
    await expect(due(page).getByRole('link').filter({ hasText: text })).toHaveCount(1)
  // Long names wrap instead of overflowing the card.
  const widths = await due(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [item.clientWidth, item.parentElement?.clientWidth ?? 0] as const),
    )
  expect(widths.filter(([width, room]) => width > room)).toEqual([])

  await due(page).getByRole('link', { name: 'Mietvertrag endet' }).click()
  await expect(page).toHaveURL('/demo/properties?einheit=DEMO-W05')
  await expect(page.getByRole('dialog', { name: 'DG' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/demo/dashboard')

  await due(page).getByRole('button', { name: 'Alle 12 anzeigen' }).click()
  await due(page).getByRole('link', { name: 'Bergmannstraße 71 (Fassade' }).click()
  await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D5')
})

test('a date shows its full address', async ({ page, service }, { testId }) => {
  const customer = `WENIG-${testId}`
  const name = 'WE 12, Gartenhaus, 3. Obergeschoss Mitte links'
  const rented = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await importTable(service, `customerid;portfoliovalue\n${customer};250000\n`)
  await importTable(
    service,
    `customerid;propertyid;bezeichnungimberblick;street;number;tenanttitle;dateofrentalend\n${customer};${customer}-W1;${name};Karl-Liebknecht-Straße;118;Frau;${rented}\n`,
  )
  await accept({ page, service }, await service.invite(customer), newEmail())
  await openDue(page, '/dashboard')
  const entry = due(page).getByRole('listitem')
  await expect(entry).toHaveCount(1)
  const whose = entry.getByText(`Karl-Liebknecht-Straße 118 ${name}`)
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await whose.evaluate((text) => text.scrollWidth - text.clientWidth)
    expect(cut, `at ${width} pixels`).toBeLessThanOrEqual(0)
  }
})

test('an owner is shown what is new, and can renew and end their calendar’s address', async ({
  page,
  service,
}) => {
  await arrive({ page, service })
  await openDue(page, '/dashboard')
  const news = due(page).getByRole('button', { name: /neue Dokumente seit Ihrem letzten Besuch/ })
  await expect(due(page).getByRole('button', { name: 'Alle 12 anzeigen' })).toBeVisible()
  await expect(news).toHaveCount(0)
  await service.database.db.updateTable('visit').set({ last_at: '2020-05-17T12:00:00Z' }).execute()
  await page.reload()
  await news.click()
  await expect(news).toHaveAccessibleName(/^\d+ neue Dokumente .* am 17\.05\.2020$/)
  await due(page)
    .getByRole('link', { name: /Lesen$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await openDue(page, '/dashboard')
  await due(page).getByRole('link', { name: 'In meinen Kalender übernehmen' }).click()
  await expect(page).toHaveURL('/settings/benachrichtigungen')

  const section = page.getByRole('region', { name: 'Kalender' })
  const field = section.getByLabel('Geheime Adresse')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(field.or(button('Kalenderadresse erzeugen'))).toBeVisible()
  if (await button('Kalenderadresse erzeugen').isVisible())
    await button('Kalenderadresse erzeugen').click()
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
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
  await expectAccessible(page)
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
