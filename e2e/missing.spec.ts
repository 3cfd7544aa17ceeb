import type { Page } from '@playwright/test'
import { accept, newEmail, signUp } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable, newEmptyCustomer } from './customers.ts'
import { GAPS, writeGaps } from './gaps.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

/** Locates a card of the dashboard, or an entry of its value box, by name. */
function entry(page: Page, name: string) {
  return page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
}

/** Locates the figure of a card or entry. */
function figure(page: Page, name: string) {
  return entry(page, name).locator('dd').first()
}

test('no page states missing data as fact', async ({ page, service }, testInfo) => {
  await service.importFiles(...(await writeGaps((name) => testInfo.outputPath(name))))
  await signUp(page, await service.invite(GAPS))

  // The portfolio: a price with nothing to compare it to.
  await expect(figure(page, 'Gesamtwert')).toHaveText('n/a')
  await expect(figure(page, 'Kaufwert')).toHaveText('€ 100.000')
  await expect(figure(page, 'Wertzuwachs')).toHaveText('n/a')
  await expect(page.getByText('Wertverlust')).toHaveCount(0)
  await expect(page.getByText('0 %')).toHaveText(['0 %', '0 %'])
  await expect(page.getByText('Veränderung nicht erfasst')).toHaveCount(2)
  await expect(figure(page, 'Vermietungsrate pro Jahr')).toHaveText('n/a')
  const units = entry(page, 'Anzahl d. Einheiten').locator('dd')
  await expect(units).toHaveText(['0', 'nicht erfasst'])
  for (const name of ['Einnahmen', 'Ausgaben', 'Überschuss'])
    await expect(figure(page, name)).toHaveText('n/a')
  await expectAccessible(page)

  // The buildings: a value without a price, then both without the change.
  await page.getByRole('tab', { name: 'Objekt' }).click()
  await expect(figure(page, 'Gesamtwert')).toHaveText('€ 100.000')
  await expect(figure(page, 'Kaufwert')).toHaveText('n/a')
  await expect(figure(page, 'Wertzuwachs')).toHaveText('n/a')
  await expect(entry(page, 'Anzahl Einheiten').locator('dd')).toHaveText(['0', 'nicht erfasst'])
  // Only the year's income is known.
  const expenses = entry(page, 'Letzte monatl. Ausgabe').locator('dd')
  await expect(expenses).toHaveText(['€ 0', 'für 2025 nichts erfasst'])
  await expect(figure(page, 'Einnahmen')).toHaveText('€ 500')
  for (const name of ['Ausgaben', 'Überschuss']) await expect(figure(page, name)).toHaveText('n/a')
  const chart = page.getByRole('slider')
  await expect(chart).toHaveAttribute('aria-valuetext', /Ausgaben n\/a, Überschuss n\/a$/)
  await page.getByLabel('Wähle Objekt:').selectOption('O-2')
  await expect(figure(page, 'Kaufwert')).toHaveText('€ 150.000')
  await expect(figure(page, 'Wertzuwachs')).toHaveText('n/a')
  await expect(entry(page, 'Anzahl Einheiten').locator('dd')).toHaveText(['0', ''])

  // The unit: the year's income is not the sum of the known months.
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await expect(figure(page, 'kumulierte Einnahmen')).toHaveText('n/a')
  await expect(figure(page, 'Wertzuwachs')).toHaveText('n/a')

  // List and details name the gap alike.
  await page.goto('/properties?ansicht=objekte')
  const card = page.getByRole('article').filter({ hasText: 'Lückenweg 1' })
  await expect(card.getByText('0 Einheiten (nicht erfasst)')).toBeVisible()
  await card.getByRole('link').click()
  const details = page.getByRole('dialog').locator('dl > div')
  await expect(details.filter({ hasText: 'Anzahl Einheiten' })).toContainText('0nicht erfasst')
})

test('an owner without any figures is told what comes next, not seven times n/a', {
  tag: '@once',
}, async ({ page, service }) => {
  const [unknown, blank] = [await newEmptyCustomer(service), await newEmptyCustomer(service)]
  await importTable(service, `customerid;portfoliovalue\n${blank};\n`)
  for (const customer of [unknown, blank]) {
    await accept({ page, service }, await service.invite(customer), newEmail())
    for (const [address, title] of [
      ['/dashboard', 'Noch keine Zahlen vorhanden'],
      ['/dashboard?ansicht=einheit', 'Noch keine Zahlen vorhanden'],
      ['/properties', 'Noch keine Einheiten vorhanden'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByText('Ihre Verwaltung liest die Zahlen')).toBeVisible()
      await expect(page.getByText('n/a')).toHaveCount(0)
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: 'Verwaltung kontaktieren' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Dokument hochladen' }).click()
    await expect(page.getByRole('dialog', { name: 'Neues Dokument hochladen' })).toBeVisible()
    await page.context().clearCookies()
  }
})

test('staff are told what they do about a customer without any figures', async ({
  page,
  service,
}) => {
  const customer = await newEmptyCustomer(service)
  await arriveAs('operator', { page, service })
  for (const path of ['/dashboard', '/properties']) {
    await page.goto(`${path}?kunde=${customer}`)
    await expect(page.getByText('Lesen Sie seine Zahlen ein')).toBeVisible()
    await expect(page.getByText('Ihre Verwaltung')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Dokument ablegen' }).click()
  await expect(page).toHaveURL(new RegExp(`kunde=${customer}`))
  await expect(page.getByRole('dialog')).toBeVisible()
})
