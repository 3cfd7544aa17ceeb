import { newEmail, register } from './account.ts'
import { expectAccessible } from './axe.ts'
import { newEmptyCustomer } from './customers.ts'
import { linkOf, waitForMail } from './mailbox.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test('an operator invites an owner in changed words, and sees what becomes of it', async ({
  page,
  browser,
  service,
}) => {
  const customerId = await newEmptyCustomer(service)
  const email = newEmail()
  await arriveAs('operator', { page, service })
  await page.goto(`/verwaltung/kunden/kunde?kunde=${customerId}&bereich=personen`)
  const section = page.getByRole('region', { name: 'Einladungen', exact: true })
  await section.getByRole('button', { name: 'Einladen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${customerId} einladen` })
  await dialog.getByLabel('E-Mail-Adresse').fill(email)
  await dialog.getByText('E-Mail ansehen und ändern').click()
  await dialog.getByLabel('Betreff').fill('Willkommen, {Kundennummer}')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(dialog.getByText('Eine E-Mail wird gesendet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  const entry = section.getByRole('listitem').filter({ hasText: email })
  await expect(entry).toContainText(/wird gesendet|gesendet/)
  const mail = await waitForMail(service, email)
  expect(mail?.subject).toBe(`Willkommen, ${customerId}`)

  const context = await browser.newContext({ baseURL: service.url })
  await register(await context.newPage(), linkOf(mail), email)
  await expect(async () => {
    await page.reload()
    await expect(entry).toContainText('eingelöst', { timeout: 1000 })
  }).toPass()
  await context.close()
})

test('an operator invites a colleague, sends it again and takes it back', async ({
  page,
  service,
}) => {
  const email = newEmail()
  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/mitarbeiter')
  const section = page.getByRole('region', { name: 'Betreiber und Mitarbeiter' })
  await section.getByRole('button', { name: 'Einladen', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail-Adresse').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(section.getByText(`Die Einladung an ${email} wird gesendet.`)).toBeVisible()
  await waitForMail(service, email)
  await section.getByRole('button', { name: `Einladung an ${email} erneut senden` }).click()
  await waitForMail(service, email, 2)
  await section.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(section.getByText(email, { exact: true })).toBeHidden()
  await test.step('staff may invite once an operator lets them', async () => {
    const rights = page.getByRole('region', { name: 'Was Mitarbeiter dürfen' })
    const right = rights.getByRole('switch', { name: 'Eigentümer einladen' })
    await expect(right).not.toBeChecked()
    await right.click()
    await expect(right).toBeChecked()
    await page.reload()
    await expect(right).toBeChecked()
    await right.click()
    await expect(right).not.toBeChecked()
  })
})
