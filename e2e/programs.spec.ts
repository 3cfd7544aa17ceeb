import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test('an operator lets a program read, until it is revoked', async ({ page, service }) => {
  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/programme')
  await expect(page.getByText('/api/import')).toBeVisible()
  await page.getByRole('button', { name: 'Programm zulassen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nachtlauf')
  await dialog.getByLabel('Letzter Tag').fill(`${new Date().getFullYear() + 1}-12-31`)
  await dialog.getByRole('button', { name: 'Zulassen' }).click()
  const customer = dialog.getByRole('combobox', { name: 'Kunde wählen' })
  await expect(customer).toHaveAccessibleDescription('Bitte Kunde wählen.')
  await customer.click()
  // Called by an address as soon as another test has registered one.
  await page.getByRole('option').first().click()
  await expect(customer).not.toHaveAccessibleDescription('Bitte Kunde wählen.')
  await dialog.getByLabel('Alle Kunden').check()
  await expectAccessible(page)
  // What is shown once must not depend on code that comes later.
  await page.route('**/assets/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Zulassen' }).click()
  const field = dialog.getByLabel('Token')
  await expect(field).toHaveValue(/^hbt_.{40,}/)
  const token = await field.inputValue()
  await dialog.getByRole('button', { name: 'Kopieren' }).click()
  await expect(dialog.getByText(/Kopiert|mit der Tastatur/).first()).toBeVisible()
  await page.unroute('**/assets/**')
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  const read = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${service.url}/api/dashboard-portfolio`, { headers })).status
  }
  expect(await read()).toBe(200)
  await page.reload()
  await expect(page.getByText(/^Zuletzt benutzt/)).toBeVisible()
  await expect(
    page.getByText(`Lesen · Alle Kunden · bis 31.12.${new Date().getFullYear() + 1}`),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Widerrufen: Nachtlauf' }).click()
  await dialog.getByRole('button', { name: 'Widerrufen' }).click()
  await expect(page.getByText('widerrufen', { exact: true })).toBeVisible()
  expect(await read()).toBe(401)
})
