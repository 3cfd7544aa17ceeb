import type { Page } from '@playwright/test'
import { requestResetCall, signInCall } from '../contract/src/calls/identity.ts'
import { identityErrors } from '../contract/src/identity.ts'
import { arrive, expectDashboard, expectLogin, fillIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { linkOf, waitForMail } from './mailbox.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({
  expectedComplaints:
    /40[013] \(|ERR_INTERNET_DISCONNECTED|Fehler: ServiceError: Bitte melden Sie sich an/,
})

const NEW_PASSWORD = ' mein neues Paßwort 🏠'
const SENT = 'Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet.'
const CHANGED = 'Ihr neues Passwort gilt ab sofort. Sie wurden auf allen Geräten abgemeldet.'

async function forget(page: Page, email: string) {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

test('a user who forgot the password gets a link by mail, sets a new one and signs in', async ({
  page,
  context,
  browser,
  service,
}) => {
  const email = await arrive({ page, service })
  await page.goto('/dashboard')
  await expectDashboard(page)
  const other = await browser.newContext({ baseURL: service.url })
  const tab = await other.newPage()

  await test.step('the link needs an address', async () => {
    await tab.goto('/login')
    await forget(tab, ' ')
    await expectWrong(
      tab.getByLabel('E-Mail'),
      'Bitte geben Sie Ihre E-Mail-Adresse ein, um das Passwort zurückzusetzen.',
    )
    await expectAccessible(tab)
    await forget(tab, 'keine Adresse')
    await expectWrong(tab.getByLabel('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    await expect(tab.getByLabel('E-Mail')).toHaveValue('keine Adresse')
  })

  await test.step('it needs a connection and can be retried', async () => {
    await other.setOffline(true)
    await forget(tab, email.toUpperCase())
    await expect(tab.getByRole('alert')).toHaveText(identityErrors.network)
    await expect(tab.getByRole('status')).toBeEmpty()
    await other.setOffline(false)
    await forget(tab, email.toUpperCase())
    await expect(tab.getByRole('status')).toHaveText(SENT)
    await expect(tab.getByRole('alert')).toBeEmpty()
    await expectAccessible(tab)
  })

  await other.close()

  const mail = await waitForMail(service, email)
  expect(mail?.subject).toBe('Passwort zurücksetzen')
  const reset = await context.newPage()
  await test.step('a refused password is explained', async () => {
    await reset.goto(linkOf(mail))
    await expect(
      reset.getByRole('heading', { name: 'Passwort zurücksetzen', level: 1 }),
    ).toBeVisible()
    for (const [password, refusal] of [
      ['elf Zeichen', 'Das Passwort ist zu kurz: Bitte wählen Sie mindestens 12 Zeichen.'],
      ['x'.repeat(129), 'Das Passwort ist zu lang: Bitte wählen Sie höchstens 128 Zeichen.'],
      [email, identityErrors.passwordGuessable],
    ] as const) {
      await setPassword(reset, password)
      await expectWrong(reset.getByLabel('Neues Passwort'), refusal)
    }
    await expectAccessible(reset)
  })

  await test.step('a new one signs the account out in all tabs', async () => {
    await setPassword(reset, NEW_PASSWORD)
    await expect(reset.getByRole('status')).toHaveText(CHANGED)
    await expect(reset.getByRole('status')).toBeFocused()
    await expectAccessible(reset)
    expect((await waitForMail(service, email, 2))?.subject).toBe('Ihr Passwort wurde geändert')
    await expectLogin(page)
  })

  await test.step('only the new one signs in, by Enter, which requests no link', async () => {
    const asked: string[] = []
    reset.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await reset.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await fillIn(reset, email)
    await reset.keyboard.press('Enter')
    await expect(reset.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
    await fillIn(reset, email, NEW_PASSWORD)
    await reset.keyboard.press('Enter')
    await expectDashboard(reset)
    expect(asked).toContain(signInCall.path)
    expect(asked).not.toContain(requestResetCall.path)
  })
})

test('the page for a new password needs a valid link and leads to a new one', async ({ page }) => {
  await page.goto('/passwort')
  await expect(page.getByRole('alert')).toHaveText(
    'Dieser Link ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
  )
  await page.goto('/passwort?token=erfunden')
  await expect(page.getByRole('alert')).toBeEmpty()
  // For password managers.
  const password = page.getByLabel('Neues Passwort')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(password).toHaveAttribute('required')
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await setPassword(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(identityErrors.resetInvalid)
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expectLogin(page)
})
