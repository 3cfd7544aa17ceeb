import type { Page } from '@playwright/test'
import { expectDashboard, expectLogin, newEmail, signIn, signOut, signUp } from '../account.ts'
import { expect, test } from '../test.ts'
import { calls, sentCodes, settings } from './emulator.ts'

const SENT = 'Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet.'
const NEW_PASSWORD = 'ein neues Passwort'

test.use({ settings, expectedComplaints: new RegExp(`${calls}|status of 400`) })

async function forget(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('status')).toHaveText(SENT)
}

/** Opens the mail's link as if the project's action URL were this page. */
async function setPassword(page: Page, code: string | undefined, password: string) {
  await page.goto(`/passwort?mode=resetPassword&oobCode=${code}`)
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

test('a forgotten password is reset by the mail’s link, once', async ({ page, service }) => {
  const email = await signUp(page, await service.invite('DEMO'))
  await signOut(page)
  await expectLogin(page)
  await forget(page, email)
  const [code] = await sentCodes(email)

  await setPassword(page, code, NEW_PASSWORD)
  await expect(page.getByRole('status')).toHaveText(/^Ihr neues Passwort gilt ab sofort\./)
  await setPassword(page, code, 'noch ein neues Passwort')
  await expect(page.getByRole('alert')).toHaveText(/^Dieser Link ist abgelaufen, schon verwendet/)

  await signIn(page, email, NEW_PASSWORD)
  await expectDashboard(page)
})

test('the message is the same without an account', async ({ page }) => {
  const email = newEmail()
  await forget(page, email)
  expect(await sentCodes(email)).toEqual([])
})
