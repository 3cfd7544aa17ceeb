import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import type { Browser, Page } from '@playwright/test'
import { expectDashboard, expectLogin, newEmail, register } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { arriveAs, choose, customerSelector } from './staff.ts'
import { newStaffEmail } from './staffEmails.ts'
import { expect, test } from './test.ts'
import { expectRight, expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /status of 4(00|09)/ })

async function createCustomer(page: Page, customerId: string): Promise<string> {
  await page.getByLabel('Kundennummer').fill(customerId)
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  const said = page.getByText(`Customer ${customerId} erstellt. Magic Link: http`)
  await expect(said).toBeVisible()
  return String((await said.textContent())?.split('Magic Link: ')[1])
}

async function newVisitor(browser: Browser, service: Service): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url })
  return await context.newPage()
}

test('an operator signs up by the printed link and creates a customer, who signs up by the copied link', async ({
  page,
  context,
  browser,
  service,
}, { testId }) => {
  const id = `K-kopiert-${testId}`
  const email = newStaffEmail('operator')
  await register(page, await service.printedLink(email), email)
  await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible()
  await page.goto('/settings')

  await test.step('a customer is not created without a number of its own', async () => {
    const create = page.getByRole('button', { name: 'Kunden anlegen' })
    const number = page.getByLabel('Kundennummer')
    await create.click()
    await expectWrong(number, 'Bitte geben Sie eine Customer ID ein.')
    await number.fill('DEMO')
    await create.click()
    await expectWrong(
      number,
      'Fehler: Die Kundennummer DEMO gibt es schon. Bitte wählen Sie eine andere.',
    )
    await expectAccessible(page)
    await number.fill('a/b')
    await number.press('Enter')
    await expectWrong(number, /^Fehler: Eine Kundennummer besteht aus /)
  })

  const shown = await createCustomer(page, id)
  await expectRight(page.getByLabel('Kundennummer'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert', exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(shown)

  const customer = await newVisitor(browser, service)
  const address = newEmail()
  await register(customer, copied, address)
  await expectDashboard(customer)
  await customer.goto('/settings')
  await expect(customer.getByText(address, { exact: true }).first()).toBeVisible()
  await expect(customer.getByText('Neuen Kunden anlegen')).toHaveCount(0)

  await choose(page, address)
  await expect(page.getByText(`(${id})`)).toBeVisible()
  await page.goto('/verwaltung/kunden?bereich=einladungen')
  await expect(page.getByRole('heading', { name: 'Offene Einladungen' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Einladung für ${id} erneuern` })).toHaveCount(0)

  await test.step('the account is ended, and signed out at its next call', async () => {
    await page.goto(`/verwaltung/kunden/kunde?kunde=${id}&bereich=personen`)
    const accounts = page.getByRole('region', { name: `Konten von ${id}` })
    await expect(accounts.getByText(address)).toBeVisible()
    await page.getByRole('button', { name: `Konto ${address} beenden` }).click()
    const dialog = page.getByRole('dialog', { name: 'Konto beenden?' })
    await expect(dialog).toContainText(address)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: `Konto ${address} beenden` }).click()
    await dialog.getByRole('button', { name: 'Konto beenden' }).click()
    await expect(page.getByText('Für diesen Kunden hat noch niemand ein Konto.')).toBeVisible()
    await customer.goto('/settings')
    await expectLogin(customer)
    await customer.context().close()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    await expect(page.getByText('Einladungslink zum Weitergeben: http')).toBeVisible()
  })
})

test('an operator names a customer, and renews and withdraws the invitation', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const id = `K-namenlos-${testId}`
  const name = `Maria Groß-${testId}`
  await arriveAs('operator', { page, service })
  await page.goto('/settings')
  const first = await createCustomer(page, id)

  await test.step('everybody finds the customer by the name from then on', async () => {
    await page.goto(`/verwaltung/kunden/kunde?kunde=${id}`)
    const card = page.getByRole('region', { name: `Kunde ${id}` })
    await card.getByLabel('Name').fill(` ${name} `)
    await card.getByRole('button', { name: 'Speichern' }).click()
    await expect(card.getByText(`Gespeichert: ${name}`)).toBeVisible()
    await expect(customerSelector(page)).toHaveValue(`${name} (${id})`)
    await customerSelector(page).fill(`gross-${testId} maria`)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([`${name} (${id})`])
    await page.reload()
    await expect(card.getByLabel('Name')).toHaveValue(name)
    await card.getByLabel('Name').fill('')
    await card.getByRole('button', { name: 'Speichern' }).click()
    await expect(customerSelector(page)).toHaveValue(id)
  })

  await page.goto('/verwaltung/kunden?bereich=einladungen')
  const renew = page.getByRole('button', { name: `Einladung für ${id} erneuern` })
  const withdraw = page.getByRole('button', { name: `Einladung für ${id} zurückziehen` })
  const lists = `**${listInvitationsCall.path}?**`
  const listed = Promise.withResolvers<void>()
  await page.route(lists, (route) => listed.promise.then(() => route.continue()))
  await renew.click()
  const said = page.getByText(`Neuer Einladungslink für ${id}: http`)
  await expect(said).toBeVisible()
  const second = String((await said.textContent())?.split(`${id}: `)[1])
  // Until the list has reloaded, it shows the replaced invitation.
  await expect(withdraw).toBeDisabled()
  listed.resolve()
  await withdraw.click()
  await page.unroute(lists)
  const dialog = page.getByRole('dialog', { name: 'Einladung zurückziehen?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Offene Einladungen' })).toBeFocused()
  await expect(renew).toHaveCount(0)

  const visitor = await newVisitor(browser, service)
  for (const link of [first, second]) {
    await register(visitor, link, newEmail())
    await expect(visitor.getByText(/^Fehler: Dieser Einladungslink ist abgelaufen/)).toBeVisible()
  }
  await visitor.context().close()
})
