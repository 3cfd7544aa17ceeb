import { identityErrors } from '../../contract/src/identity.ts'
import { expectDashboard, expectLogin, newEmail, register, signIn, signOut } from '../account.ts'
import { expectAccessible } from '../axe.ts'
import { appCode } from '../secondFactor.ts'
import { newStaffEmail, staffSettings } from '../staffEmails.ts'
import { expect, test } from '../test.ts'
import { addTelephone, calls, fakeApps, makeAccount, sentCodes, settings } from './emulator.ts'

const SECRET = 'GEZDGNBVGY3TQOJQ'
const PASSWORD = 'ein Passwort von anderswo'

test.use({
  settings: { ...settings, ...staffSettings, SECOND_FACTOR: 'required' },
  expectedComplaints: new RegExp(`${calls}|status of 40[03]`),
})

test('an account with an authenticator app signs in by its code', async ({ page, service }) => {
  const email = newEmail()
  await register(page, await service.invite('DEMO'), email, PASSWORD)
  await expectDashboard(page)
  await signOut(page)
  await expectLogin(page)

  await fakeApps(page, email, PASSWORD, SECRET)
  await signIn(page, email, PASSWORD)
  const code = page.getByLabel('Code aus der App')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText(identityErrors.codeWrong)).toBeVisible()
  // There are none at the hosted provider.
  await expect(page.getByText('Wiederherstellungscode')).toHaveCount(0)
  await expectAccessible(page)
  await code.fill(appCode(SECRET))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expectDashboard(page)
  await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
})

test('an account with a telephone only is told why it cannot', async ({ page }) => {
  const email = newEmail()
  await addTelephone(await makeAccount(email, PASSWORD))
  await signIn(page, email, PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(identityErrors.smsUnsupported)
})

test('staff must set up an app, and go on at once', async ({ page, service }) => {
  const email = newStaffEmail('staff')
  await makeAccount(email, PASSWORD)
  await fakeApps(page, email, PASSWORD)
  await register(page, await service.invite(email, 'staff'), email, PASSWORD)
  await page.waitForURL('**/settings')
  const section = page.getByRole('region', { name: 'Zweiter Faktor' })
  await expect(section).toContainText('Ihr Konto braucht einen zweiten Faktor.')
  await expectAccessible(page)
  await page.goto('/documents')
  await page.waitForURL('**/settings')

  await section.getByRole('button', { name: 'App einrichten' }).click()
  const secret = page.getByRole('dialog').locator('.font-mono')
  await expect(secret).toBeVisible()
  const shown = (await secret.textContent()) ?? ''
  await expect(async () => {
    await page.getByLabel('Code aus der App').fill(appCode(shown.replaceAll(' ', '')))
    await page.getByRole('button', { name: 'Einrichten', exact: true }).click()
    await expect(page.getByPlaceholder('Kunden auswählen')).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('whoever has not confirmed their address is sent a link for it', async ({ page, service }) => {
  const email = newStaffEmail('staff')
  await makeAccount(email, PASSWORD)
  await register(page, await service.invite(email, 'staff'), email, PASSWORD)
  await page.waitForURL('**/settings')
  await page.route('**/v2/accounts/mfaEnrollment:start?*', (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'UNVERIFIED_EMAIL' } } }),
  )
  const section = page.getByRole('region', { name: 'Zweiter Faktor' })
  await section.getByRole('button', { name: 'App einrichten' }).click()
  await expect(section.getByRole('alert')).toHaveText(identityErrors.addressUnconfirmed)
  const [code] = await sentCodes(email)
  await page.goto(`/passwort?mode=verifyEmail&oobCode=${code}`)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('status')).toContainText('Ihre E-Mail-Adresse ist bestätigt.')
})
