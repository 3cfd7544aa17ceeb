import { signInCall } from '../contract/src/calls/identity.ts'
import { identityErrors } from '../contract/src/identity.ts'
import { CUSTOMER, fillIn, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { expectRight, expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /status of 40[01]/ })

test('the login names what is missing or wrong, until it is changed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  const email = page.getByLabel('E-Mail')
  const password = page.getByLabel('Passwort', { exact: true })
  const button = page.getByRole('button', { name: 'Einloggen' })
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await expectWrong(email, 'um das Passwort zurückzusetzen.')
  await expect(email).toBeFocused()
  await expectRight(password)
  await email.pressSequentially('a')
  await expectRight(email)

  await page.reload()
  await button.click()
  await expectWrong(email, 'Bitte geben Sie Ihre E-Mail-Adresse ein.')
  await expectWrong(password, 'Bitte geben Sie Ihr Passwort ein.')
  await expect(email).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await email.fill('anna')
  await expectWrong(email, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await email.fill(newEmail())
  await expectRight(email)
  await expectWrong(password, 'Bitte geben Sie Ihr Passwort ein.')
  await button.click()
  await expect(password).toBeFocused()
  await password.fill('ein falsches Passwort')
  await expectRight(password)
  expect(asked).not.toContain(signInCall.path)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
  for (const field of [email, password]) await expectWrong(field, identityErrors.wrongCredentials)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await password.pressSequentially('x')
  for (const field of [email, password]) await expectRight(field)
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('a refusal of one field is shown below it until it is changed', async ({ page, service }) => {
  await page.goto(await service.invite(CUSTOMER))
  const password = page.getByLabel('Passwort', { exact: true })
  await expect(password).toHaveAccessibleDescription(/^Mindestens 12 Zeichen\./)
  await fillIn(page, newEmail(), 'elf Zeichen')
  await page.keyboard.press('Enter')
  await expectWrong(password, `Fehler: ${identityErrors.passwordTooShort}`)
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Mindestens 12 Zeichen\./)
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.getByLabel('E-Mail').pressSequentially('x')
  await expectWrong(password, `Fehler: ${identityErrors.passwordTooShort}`)
  await password.pressSequentially('x')
  await expectRight(password)
})
