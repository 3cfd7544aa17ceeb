import type { Browser, Page } from '@playwright/test'
import { arrive, expectDashboard, expectLogin, fillIn, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { waitForMail } from './mailbox.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /40[013] \(/ })

const PASSWORD = 'ein langes Passwort'
const NEW_PASSWORD = ' mein neues Paßwort 🏠'

const devices = (page: Page) => page.getByRole('region', { name: 'Angemeldete Geräte' })

/** Signs in as on another device. */
async function signInElsewhere(browser: Browser, service: Service, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url })
  const page = await context.newPage()
  await signIn(page, email)
  await expectDashboard(page)
  return page
}

test('a user signs out another device, and all others, which notice at their next call', async ({
  page,
  browser,
  service,
}) => {
  const email = await arrive({ page, service })
  const others = [
    await signInElsewhere(browser, service, email),
    await signInElsewhere(browser, service, email),
  ]
  await page.goto('/settings')
  const entries = devices(page).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Dieses Gerät')
  await expect(devices(page)).toContainText(/Chrome auf /)
  await devices(page)
    .getByRole('button', { name: /angemeldet am .* abmelden$/ })
    .first()
    .click()
  await expect(entries).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused()
  others.push(await signInElsewhere(browser, service, email))
  await page.reload()
  await expect(entries).toHaveCount(3)
  await devices(page).getByRole('button', { name: 'Alle anderen abmelden' }).press('Enter')
  await expect(entries).toHaveCount(1)
  await expect(devices(page).getByRole('button')).toHaveCount(0)
  for (const other of others) {
    await other.goto('/settings')
    await expectLogin(other)
    await other.context().close()
  }
  await page.reload()
  await expect(devices(page)).toContainText('Dieses Gerät')
})

test('a password is changed in the settings with the current one', async ({
  page,
  browser,
  service,
}) => {
  const email = await arrive({ page, service })
  const other = await signInElsewhere(browser, service, email)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Passwort ändern' })
  const change = async (current: string, password: string) => {
    await section.getByLabel('Bisheriges Passwort').fill(current)
    await section.getByLabel('Neues Passwort').fill(password)
    await section.getByRole('button', { name: 'Passwort ändern' }).click()
  }
  await expect(section).toContainText('Mindestens 12 Zeichen')
  await change('ein falsches Passwort', NEW_PASSWORD)
  const current = section.getByLabel('Bisheriges Passwort')
  await expectWrong(current, /^Ihr bisheriges Passwort stimmt nicht/)
  await expect(current).toBeFocused()
  await expect(section.getByLabel('Neues Passwort')).toHaveValue(NEW_PASSWORD)
  await change(PASSWORD, 'Sommer2025!!')
  await expectWrong(section.getByLabel('Neues Passwort'), /zu leicht zu erraten/)
  await expectAccessible(page)
  await change(PASSWORD, NEW_PASSWORD)
  await expect(section.getByRole('status')).toHaveText(/^Ihr neues Passwort gilt ab sofort\./)
  await expect(section.getByLabel('Neues Passwort')).toHaveValue('')

  await other.goto('/settings')
  await expectLogin(other)
  await fillIn(other, email, PASSWORD)
  await other.getByRole('button', { name: 'Einloggen' }).click()
  await expect(other.getByRole('alert')).toContainText('passen nicht zusammen')
  await fillIn(other, email, NEW_PASSWORD)
  await other.getByRole('button', { name: 'Einloggen' }).click()
  await expect(other).toHaveURL('/settings')
  await expect(devices(other)).toContainText('Dieses Gerät')
  await other.context().close()
  expect((await waitForMail(service, email))?.subject).toBe('Ihr Passwort wurde geändert')
})
