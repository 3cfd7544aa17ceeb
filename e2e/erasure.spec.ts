import { readFile } from 'node:fs/promises'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments } from './documents.ts'
import { arriveAs, choose } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /status of 400/ })

const CUSTOMER = 'K-geht'

test('an operator deletes a customer, who is signed out, and opens what must be kept', async ({
  page,
  browser,
  service,
}) => {
  await addDocuments(service, CUSTOMER, [
    { name: 'Dach', type: 'Rechnung' },
    { name: 'Haus', type: 'Energieausweis' },
  ])
  const context = await browser.newContext({ baseURL: service.url })
  const customer = await context.newPage()
  await accept({ page: customer, service }, await service.invite(CUSTOMER), newEmail())
  await customer.goto('/settings/daten')
  await customer.getByRole('button', { name: 'Löschung beantragen' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: 'Löschung beantragen' }).click()
  await expect(customer.getByText('ist bei Ihrer Verwaltung eingegangen')).toBeVisible()

  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/gesperrt')
  await expect(page.getByText('Es gibt keine gesperrten Unterlagen.')).toBeVisible()
  await page.goto('/verwaltung/loeschungen')
  const requests = page.getByRole('region', { name: 'Löschanträge' })
  await requests.getByRole('button', { name: `Kunden löschen: ${CUSTOMER}` }).click()
  const question = page.getByRole('dialog', { name: `Kunden ${CUSTOMER} löschen?` })
  const kept = question.getByRole('row', { name: 'Dokumente: Rechnung' })
  await expect(kept.getByRole('cell')).toHaveText(['0', '1'])
  await expect(
    question.getByRole('row', { name: 'Dokumente: Energieausweis' }).getByRole('cell'),
  ).toHaveText(['1', '0'])
  await expectAccessible(page)
  const confirmation = question.getByLabel('Kundennummer zur Bestätigung')
  await confirmation.fill('K-bleibt')
  await confirmation.press('Enter')
  await expect(question.getByText('Gelöscht wurde nichts')).toBeVisible()
  await confirmation.fill(CUSTOMER)
  await confirmation.press('Enter')

  const result = page.getByRole('dialog', { name: `Kunde ${CUSTOMER} ist gelöscht` })
  await expect(result.getByText('Bewahren Sie den Nachweis auf')).toBeFocused()
  await expectAccessible(page)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Nachweis speichern' }).click(),
  ])
  expect(report.suggestedFilename()).toBe(`loeschnachweis-${CUSTOMER}.txt`)
  expect(await readFile(await report.path(), 'utf8')).toContain('Dokumente: Energieausweis: 1')
  await result.getByRole('button', { name: 'Schließen', exact: true }).last().click()
  await expect(requests.getByText('Keine offenen Löschanträge.')).toBeVisible()
  await expect(requests.getByRole('heading')).toBeFocused()

  await page.goto('/verwaltung/gesperrt')
  const locked = page.getByRole('region', { name: 'Gesperrte Unterlagen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    locked.getByRole('button', { name: 'öffnen' }).click(),
  ])
  expect(file.suggestedFilename()).toContain('Rechnung_Dach')
  await expectAccessible(page)

  await customer.goto('/dashboard')
  await expect(customer.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
  await context.close()

  await test.step('the deletion of the chosen customer leaves nobody chosen', async () => {
    const chosen = 'K-gewaehlt'
    await addDocuments(service, chosen, [{ name: 'Haus', type: 'Energieausweis' }])
    await page.goto('/dashboard')
    await choose(page, chosen)
    await page.goto(`/verwaltung/kunden/kunde?kunde=${chosen}`)
    await page.getByRole('button', { name: `Kunden löschen: ${chosen}` }).click()
    await page.getByLabel('Kundennummer zur Bestätigung').fill(chosen)
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page.getByRole('dialog', { name: `Kunde ${chosen} ist gelöscht` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Welchen Kunden möchten Sie sehen?')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
})
