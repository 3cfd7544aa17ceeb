import { accept, arrive, expectLogin, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { waitForMail } from './mailbox.ts'
import { addApp, appCode, keepCodes } from './secondFactor.ts'
import { arriveAs, customerSelector, NO_CUSTOMER, newStaffEmail, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

test.use({
  settings: { ...staffSettings, SECOND_FACTOR: 'required' },
  expectedComplaints: /status of 40[139]/,
})

test('staff must add a second factor at the second sign-in, and go on at once', {
  tag: '@main',
}, async ({ page, service }) => {
  const email = await arriveAs('staff', { page, service })
  await page.context().clearCookies({ name: /hausblick\.session/ })
  await page.goto('/login')
  await signIn(page, email)
  await page.waitForURL('**/settings')
  const section = page.getByRole('region', { name: 'Zweiter Faktor' })
  await expect(section).toContainText('Ihr Konto braucht einen zweiten Faktor.')
  await expect(customerSelector(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' })).toBeHidden()
  await expectAccessible(page)
  for (const path of ['/dashboard', '/documents', '/documents/eingang', '/properties']) {
    await page.goto(path)
    await page.waitForURL('**/settings')
  }
  const secret = await addApp(page)
  await keepCodes(page)
  await expect(customerSelector(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(NO_CUSTOMER)).toBeVisible()

  await page.context().clearCookies({ name: /hausblick\.session/ })
  await signIn(page, email)
  await page.getByLabel('Code aus der App').fill(appCode(secret))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.waitForURL('**/verwaltung')
})

test('the last factor stays where it is required', once, async ({ page, service }) => {
  await arriveAs('operator', { page, service })
  await addApp(page)
  await keepCodes(page)
  await page.getByRole('button', { name: 'App entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'App entfernen' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte richten Sie erst einen anderen ein')
})

test(
  "an operator resets another's lost factor, who is told",
  once,
  async ({ page, service, browser }) => {
    const email = newStaffEmail('staff')
    const context = await browser.newContext({ baseURL: service.url })
    const lost = await context.newPage()
    await accept({ page: lost, service }, await service.invite(email, 'staff'), email)
    await addApp(lost)
    await keepCodes(lost)

    await arriveAs('operator', { page, service })
    await page.goto('/verwaltung/mitarbeiter')
    await page.getByRole('button', { name: `Zweiten Faktor von ${email} zurücksetzen` }).click()
    const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor zurücksetzen?' })
    await expect(dialog).toContainText(email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: `Zweiten Faktor von ${email} zurücksetzen` }),
    ).toBeHidden()
    // The first was about the app.
    const mail = await waitForMail(service, email, 2)
    expect(mail?.text).toContain('zurückgesetzt')

    await lost.goto('/settings')
    await expectLogin(lost)
    await signIn(lost, email)
    await lost.waitForURL('**/settings')
    await context.close()
  },
)

test('customers are never forced', once, async ({ page, service }) => {
  const email = await arrive({ page, service })
  await page.context().clearCookies({ name: /hausblick\.session/ })
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Zweiter Faktor' })).toContainText(
    'Nicht eingerichtet.',
  )
})
