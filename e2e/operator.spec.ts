import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import type { Browser, Page } from '@playwright/test'
import { expectDashboard, expectLogin, newEmail, register, signUp } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { arriveAs, choose, customerSelector, newStaffEmail, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { expectRight, expectWrong } from './wrong.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

/** Signs in as an operator and opens the settings. */
async function operate(page: Page, service: Service) {
  await arriveAs('operator', { page, service })
  await page.goto('/settings')
}

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

test(
  'an operator names a customer, whom everybody finds by the name from then on',
  once,
  async ({ page, service }, { testId }) => {
    const id = `K-namenlos-${testId}`
    const name = `Maria Groß-${testId}`
    await operate(page, service)
    await createCustomer(page, id)
    await page.goto(`/verwaltung/kunden/kunde?kunde=${id}`)
    const card = page.getByRole('region', { name: `Kunde ${id}` })
    await card.getByLabel('Name').fill(` ${name} `)
    await card.getByRole('button', { name: 'Speichern' }).click()
    await expect(card.getByText(`Gespeichert: ${name}`)).toBeVisible()
    await expect(customerSelector(page)).toHaveValue(`${name} (${id})`)
    await expectAccessible(page)

    await customerSelector(page).fill(`gross-${testId} maria`)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([`${name} (${id})`])
    await page.reload()
    await expect(card.getByLabel('Name')).toHaveValue(name)
    await card.getByLabel('Name').fill('')
    await card.getByRole('button', { name: 'Speichern' }).click()
    await expect(customerSelector(page)).toHaveValue(id)
  },
)

test('an operator signs up by the printed link and creates a customer, who signs up by the copied link', {
  tag: '@main',
}, async ({ page, context, browser, service }) => {
  const email = newStaffEmail('operator')
  await register(page, await service.printedLink(email), email)
  await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible()
  await page.goto('/settings')
  const shown = await createCustomer(page, 'K-kopiert')
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
  await customer.context().close()

  await choose(page, address)
  await expect(page.getByText('(K-kopiert)')).toBeVisible()
  await page.goto('/verwaltung/kunden/kunde?kunde=K-kopiert&bereich=personen')
  const accounts = page.getByRole('region', { name: 'Konten von K-kopiert' })
  await expect(accounts.getByText(address)).toBeVisible()
  await page.goto('/verwaltung/kunden?bereich=einladungen')
  await expect(page.getByRole('heading', { name: 'Offene Einladungen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Einladung für K-kopiert erneuern' })).toHaveCount(
    0,
  )
})

test.describe('creating a customer', () => {
  test.use({ expectedComplaints: /status of 4(00|09)/ })

  test('is refused with a reason', once, async ({ page, service }) => {
    await operate(page, service)
    const create = page.getByRole('button', { name: 'Kunden anlegen' })
    const id = page.getByLabel('Kundennummer')
    await create.click()
    await expectWrong(id, 'Bitte geben Sie eine Customer ID ein.')
    await id.fill('DEMO')
    await create.click()
    await expectWrong(
      id,
      'Fehler: Die Kundennummer DEMO gibt es schon. Bitte wählen Sie eine andere.',
    )
    await expectAccessible(page)
    await id.fill('a/b')
    await id.press('Enter')
    await expectWrong(id, /^Fehler: Eine Kundennummer besteht aus /)
    await createCustomer(page, 'K-richtig')
    await expectRight(id)
  })
})

test(
  'an operator renews and withdraws invitations, whose links expire at once',
  once,
  async ({ page, browser, service }) => {
    await operate(page, service)
    const first = await createCustomer(page, 'K-neu')
    await page.goto('/verwaltung/kunden?bereich=einladungen')
    const withdraw = page.getByRole('button', { name: 'Einladung für K-neu zurückziehen' })
    const lists = `**${listInvitationsCall.path}?**`
    const listed = Promise.withResolvers<void>()
    await page.route(lists, (route) => listed.promise.then(() => route.continue()))
    await page.getByRole('button', { name: 'Einladung für K-neu erneuern' }).click()
    const said = page.getByText('Neuer Einladungslink für K-neu: http')
    await expect(said).toBeVisible()
    const second = String((await said.textContent())?.split('K-neu: ')[1])
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
    await expect(page.getByRole('button', { name: 'Einladung für K-neu erneuern' })).toHaveCount(0)

    const visitor = await newVisitor(browser, service)
    for (const link of [first, second]) {
      await register(visitor, link, newEmail())
      await expect(visitor.getByText(/^Fehler: Dieser Einladungslink ist abgelaufen/)).toBeVisible()
    }
    await visitor.context().close()
  },
)

test(
  'an operator ends an account, which is signed out at its next call',
  once,
  async ({ page, browser, service }) => {
    await operate(page, service)
    const customer = await newVisitor(browser, service)
    const address = await signUp(customer, await createCustomer(page, 'K-Ende'))
    await page.goto('/verwaltung/kunden/kunde?kunde=K-Ende&bereich=personen')
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
  },
)

test('the operator’s settings are accessible in both themes', async ({ page, service }) => {
  await operate(page, service)
  await createCustomer(page, 'K-lesbar')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})
