import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { arriveWithYears } from './twoYears.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const lead = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()

/** Follows a link, and expects where it leads. */
async function follow(page: Page, name: string | RegExp, address: string) {
  await lead(page, name).click()
  await expect(page).toHaveURL(new URL(address, page.url()).href)
}

test('units, buildings, loans and documents lead to each other, in the year one looks at', async ({
  page,
  service,
}) => {
  await arriveWithYears({ page, service })
  const details = '/properties?einheit=K-1001-W02&jahr=2024'
  const figures = '/dashboard?ansicht=einheit&einheit=K-1001-W02&jahr=2024'
  const unit = '/properties/einheit?nummer=K-1001-W02&jahr=2024'
  const loan = '/dashboard/kredit?nummer=K-1001-D2&jahr=2024'

  await page.goto('/dashboard?jahr=2024')
  await page.getByText(/(?:trägt|tragen) ihre Raten selbst/).click()
  await follow(page, /^Weserstraße 176 WE 02/, figures)
  await expect(page.getByLabel('Wähle Einheit:')).toHaveValue('K-1001-W02')
  await follow(page, 'Details der Einheit', details)
  await expect(dialog(page)).toBeVisible()
  await follow(page, 'Zahlen auf dem Dashboard', figures)
  await page.goBack()
  await follow(page, /^Kredit K-1001-D2/, loan)
  await follow(page, /^Einheit .*WE 02/, unit)
  await follow(page, /^Kredit K-1001-D2/, loan)
  await page.goto(details)
  await follow(page, 'Objekt Mehrfamilienhaus', '/properties?objekt=K-1001-O2&jahr=2024')
  await expect(dialog(page)).toContainText('Grundstücksfläche')
  await expectAccessible(page)
  // Its units' loans are its own.
  await follow(page, /^Kredit K-1001-D3/, '/dashboard/kredit?nummer=K-1001-D3&jahr=2024')
  await page.goBack()
  await follow(page, /^Einheit WE 02/, details)
  await follow(page, 'Alle Dokumente dieser Adresse', '/documents?wohnung=Weserstra%C3%9Fe+176')
  await page.goBack()
  await expect(dialog(page)).toBeVisible()
  await page.goto('/dashboard?jahr=2024')
  await follow(page, /^WE 02/, figures)
  await page.goto(loan)
  await follow(page, /^Zahlen von .*WE 02/, figures)
  await page.goto(loan)
  await follow(page, 'Zur Kreditübersicht', '/dashboard?jahr=2024')
  await page.goto('/properties?jahr=2024')
  await lead(page, /^Trägt /).click()
  await expect(page).toHaveURL(/\/dashboard\?ansicht=einheit&einheit=K-1001-W0[23]&jahr=2024$/)
})
