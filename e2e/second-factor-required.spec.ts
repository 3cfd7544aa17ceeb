import { expectLogin, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { waitForMail } from './mailbox.ts'
import { addApp, appCode, keepCodes } from './secondFactor.ts'
import { arriveAs, customerSelector, NO_CUSTOMER } from './staff.ts'
import { expect, test } from './test.ts'

test.use({
  settings: { SECOND_FACTOR: 'required' },
  expectedComplaints: /status of 40[139]/,
})

test('staff must add a second factor at the second sign-in, keep it, and get help when it is lost', async ({
  page,
  service,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: service.url })
  const staff = await context.newPage()
  const email = await arriveAs('staff', { page: staff, service })
  await test.step('nothing else is shown before', async () => {
    await context.clearCookies({ name: /hausblick\.session/ })
    await signIn(staff, email)
    await staff.waitForURL('**/settings')
    const section = staff.getByRole('region', { name: 'Zweiter Faktor' })
    await expect(section).toContainText('Ihr Konto braucht einen zweiten Faktor.')
    await expect(customerSelector(staff)).toBeHidden()
    await expect(staff.getByRole('region', { name: 'Angemeldete Geräte' })).toBeHidden()
    await expectAccessible(staff)
    for (const path of ['/dashboard', '/documents', '/documents/eingang', '/properties']) {
      await staff.goto(path)
      await staff.waitForURL('**/settings')
    }
  })
  await test.step('with it they go on at once, and sign in', async () => {
    const secret = await addApp(staff)
    await keepCodes(staff)
    await expect(customerSelector(staff)).toBeVisible()
    await expect(staff.getByRole('region', { name: 'Angemeldete Geräte' })).toBeVisible()
    await staff.goto('/dashboard')
    await expect(staff.getByText(NO_CUSTOMER)).toBeVisible()
    await context.clearCookies({ name: /hausblick\.session/ })
    await signIn(staff, email)
    await staff.getByLabel('Code aus der App').fill(appCode(secret))
    await staff.getByRole('button', { name: 'Bestätigen' }).click()
    await staff.waitForURL('**/verwaltung')
  })
  await test.step('the last one stays', async () => {
    await staff.goto('/settings')
    await staff.getByRole('button', { name: 'App entfernen' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'App entfernen' }).click()
    const refusal = 'Bitte richten Sie erst einen anderen ein'
    await expect(staff.getByRole('alert')).toContainText(refusal)
  })
  await test.step('an operator resets it, and they are told', async () => {
    await arriveAs('operator', { page, service })
    await page.goto('/verwaltung/mitarbeiter')
    const reset = page.getByRole('button', { name: `Zweiten Faktor von ${email} zurücksetzen` })
    await reset.click()
    const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor zurücksetzen?' })
    await expect(dialog).toContainText(email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
    await expect(dialog).toBeHidden()
    await expect(reset).toBeHidden()
    // The first was about the app.
    const mail = await waitForMail(service, email, 2)
    expect(mail?.text).toContain('zurückgesetzt')
  })
  await test.step('they must add another', async () => {
    await staff.goto('/settings')
    await expectLogin(staff)
    await signIn(staff, email)
    await staff.waitForURL('**/settings')
  })
  await context.close()
})
