import { identityErrors } from '../contract/src/identity.ts'
import { arrive, expectDashboard, expectLogin, fillIn, signIn, signOut } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addApp, addDevice, appCode, keepCodes } from './secondFactor.ts'
import { letMinutesPass } from './service.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /status of 40[13]/ })

test('an owner sets up an app, and signs in by its code', { tag: '@main' }, async ({
  page,
  service,
}) => {
  const email = await arrive({ page, service })
  const secret = await addApp(page)
  await expectAccessible(page)
  await keepCodes(page)
  const section = page.getByRole('region', { name: 'Zweiter Faktor' })
  await expect(section).toContainText('Eingerichtet.')
  await expect(section).toContainText('10 sind noch unbenutzt.')
  await expectAccessible(page)

  await test.step('it is asked for after the password, long after signing in', async () => {
    await letMinutesPass(service, 16)
    await page.getByRole('button', { name: 'Neue Codes erzeugen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Neue Codes erzeugen' }).click()
    const prompt = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
    await prompt.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort')
    await page.keyboard.press('Enter')
    await expect(prompt.getByLabel('Code aus der App')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(appCode(secret))
    await page.keyboard.press('Enter')
    await keepCodes(page)
  })
  await signOut(page)
  await expectLogin(page)

  await signIn(page, email)
  const code = page.getByLabel('Code aus der App')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(identityErrors.codeWrong)).toBeVisible()
  await expect(code).toBeFocused()
  await page.keyboard.type(appCode(secret, 1))
  await page.keyboard.press('Enter')
  await expectDashboard(page)
})

test('an owner without the app signs in by a recovery code, once', async ({ page, service }) => {
  const email = await arrive({ page, service })
  const secret = await addApp(page)
  const [recoveryCode = ''] = await keepCodes(page)
  for (const isFirst of [true, false])
    await test.step(isFirst ? 'the first time' : 'the second time', async () => {
      await signOut(page)
      await signIn(page, email)
      await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
      await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused()
      await page.keyboard.type(recoveryCode.toLowerCase())
      await page.keyboard.press('Enter')
      if (isFirst) await expectDashboard(page)
      else await expect(page.getByText(identityErrors.recoveryCodeWrong)).toBeVisible()
    })
  await test.step('too many wrong codes lead back to the password', async () => {
    await signIn(page, email)
    const code = page.getByLabel('Code aus der App')
    for (let attempt = 1; attempt <= 5; attempt++) {
      await code.fill('000000')
      await page.getByRole('button', { name: 'Bestätigen' }).click()
      // A refusal empties the field, and with it what is typed before it has arrived.
      if (attempt < 5) await expect(code).toHaveValue('')
    }
    await expect(page.getByText(identityErrors.tooManyCodes)).toBeVisible()
    await expect(page.getByLabel('E-Mail')).toHaveValue(email)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  })
  await test.step('what is typed before the page is ready reaches the second step', async () => {
    await page.goto('/login', { waitUntil: 'commit' })
    await fillIn(page, email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code aus der App').fill(appCode(secret))
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expectDashboard(page)
  })
})

test('an owner signs in by passkey alone, and manages passkeys', async ({ page, service }) => {
  const email = await arrive({ page, service })
  await addDevice(page)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Zweiter Faktor' })
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByLabel('Name').fill('Mein Telefon')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await keepCodes(page)
  await expect(section.getByRole('listitem')).toContainText('Mein Telefon')
  await expect(section.getByRole('listitem')).toContainText('noch nie benutzt')
  await signOut(page)
  await expectLogin(page)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expectDashboard(page)

  await page.goto('/settings')
  await expect(section.getByRole('listitem')).toContainText('zuletzt benutzt')
  await section.getByRole('button', { name: 'Passkey „Mein Telefon“ umbenennen' }).click()
  await page.getByLabel('Name').fill('Arbeitsrechner')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(section.getByRole('listitem')).toContainText('Arbeitsrechner')
  await signOut(page)

  // After the password, a passkey is as good as a code.
  await signIn(page, email)
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused()
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expectDashboard(page)
  await page.goto('/settings')
  await section.getByRole('button', { name: 'Passkey „Arbeitsrechner“ entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey entfernen' }).click()
  await expect(section).toContainText('Sie haben noch keinen Passkey.')
  await signOut(page)
  await signIn(page, email)
  await expectDashboard(page)
})
