import type { Page } from '@playwright/test'
import { accept, expectDashboard, newEmail, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { newCustomer } from './customers.ts'
import { letMinutesPass, type Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /status of 4(0[349])/ })

/** Creates a customer with an account, and returns both. */
async function newPerson(service: Service, newPage: () => Promise<Page>) {
  const [customerId, email] = [await newCustomer(service), newEmail()]
  const page = await newPage()
  await accept({ page, service }, await service.invite(customerId), email)
  return { customerId, email, page }
}

const cardOf = (page: Page, customerId: string) =>
  page.getByRole('region', { name: `Konten von ${customerId}` })

test('an operator adds a customer to an account that exists, ends it there alone, and changes its address', async ({
  page,
  browser,
  service,
}) => {
  const newPage = async () => await (await browser.newContext({ baseURL: service.url })).newPage()
  const [person, taken] = [await newPerson(service, newPage), await newPerson(service, newPage)]
  await taken.page.context().close()
  const other = await newCustomer(service)
  const email = newEmail()
  await arriveAs('operator', { page, service })
  await page.goto(`/verwaltung/kunden/kunde?kunde=${other}&bereich=personen`)
  const card = cardOf(page, other)

  await test.step('the account is added', async () => {
    await card.getByRole('button', { name: 'Vorhandenes Konto hinzufügen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vorhandenes Konto hinzufügen' })
    const field = dialog.getByLabel('E-Mail-Adresse des Kontos')
    const add = dialog.getByRole('button', { name: 'Hinzufügen' })
    await add.click()
    await expectWrong(field, 'Bitte geben Sie eine E-Mail-Adresse ein.')
    await field.fill('niemand@example.de')
    await add.click()
    await expectWrong(
      field,
      'Zu dieser Adresse gibt es noch kein Konto. Bitte prüfen Sie die Schreibweise, oder laden Sie die Person ein.',
    )
    await expectAccessible(page)
    await field.fill(person.email)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(card.getByText(person.email)).toBeVisible()
    await expect(card.getByRole('heading')).toBeFocused()
    await person.page.goto('/dashboard')
    await expect(person.page.getByLabel('Bestand auswählen')).toHaveValue(person.customerId)
  })

  await test.step('its address is changed, and it stays signed in', async () => {
    await card.getByRole('button', { name: `Adresse ändern: ${person.email}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Adresse ändern' })
    const field = dialog.getByLabel('Neue E-Mail-Adresse')
    await field.fill(taken.email)
    await dialog.getByRole('button', { name: 'Ändern' }).click()
    await expectWrong(
      field,
      'Unter dieser Adresse gibt es schon ein Konto. Bitte nennen Sie eine andere, oder beenden Sie zuerst jenes Konto.',
    )
    await expectAccessible(page)
    await field.fill(email)
    await dialog.getByRole('button', { name: 'Ändern' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByText(email)).toBeVisible()
    await expect(card.getByText(person.email)).toHaveCount(0)
    await person.page.goto('/settings')
    await expect(person.page.getByText(email).first()).toBeVisible()
  })

  await test.step('it ends here, after the password, which is asked for long after signing in', async () => {
    await letMinutesPass(service, 16)
    await card.getByRole('button', { name: `Konto ${email} beenden` }).click()
    const ending = page.getByRole('dialog', { name: 'Konto beenden?' })
    await expect(
      ending.getByText(
        `${email} sieht die Daten von ${other} dann nicht mehr. Das Konto bleibt, denn es gehört noch zu anderen Kunden.`,
      ),
    ).toBeVisible()
    await ending.getByRole('button', { name: 'Konto beenden' }).click()
    const prompt = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
    await prompt.getByLabel('Passwort', { exact: true }).click()
    await page.keyboard.type('ein langes Passwort')
    await prompt.getByRole('button', { name: 'Weiter' }).click()
    await expect(prompt).toHaveCount(0)
    await expect(ending).toHaveCount(0)
    await expect(card.getByText('Für diesen Kunden hat noch niemand ein Konto.')).toBeVisible()
    await person.page.context().clearCookies()
    await signIn(person.page, email)
    await expectDashboard(person.page)
    await expect(person.page.getByLabel('Bestand auswählen')).toHaveCount(0)
  })
  await person.page.context().close()
})
