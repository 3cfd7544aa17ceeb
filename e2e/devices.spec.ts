import type { Browser, Page } from '@playwright/test'
import { signInCall } from '../contract/src/calls/identity.ts'
import { lockCustomers } from '../server/src/customers/store.ts'
import {
  accept,
  arrive,
  expectDashboard,
  expectLogin,
  fillIn,
  newEmail,
  signIn,
} from './account.ts'
import { expectAccessible } from './axe.ts'
import { waitForMail } from './mailbox.ts'
import type { Service } from './service.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

const once = { tag: '@once' }

test.use({ settings: staffSettings })

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

/** Moves every sign-in into the past. */
async function letMinutesPass({ database }: Service, minutes: number) {
  const created_at = new Date(Date.now() - minutes * 60_000).toISOString()
  await database.db.updateTable('identity_session').set({ created_at }).execute()
}

test('a user signs out another device, which notices at its next call', {
  tag: '@main',
}, async ({ page, browser, service }) => {
  const email = await arrive({ page, service })
  const other = await signInElsewhere(browser, service, email)
  await page.goto('/settings')
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await expect(devices(page).getByRole('listitem').first()).toContainText('Dieses Gerät')
  await expect(devices(page)).toContainText(/Chrome auf /)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await devices(page)
    .getByRole('button', { name: /angemeldet am .* abmelden$/ })
    .click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused()
  await expect(devices(page).getByRole('button')).toHaveCount(0)
  await other.goto('/settings')
  await expectLogin(other)
  await other.context().close()
})

test(
  'all other devices can be signed out by keyboard',
  once,
  async ({ page, browser, service }) => {
    const email = await arrive({ page, service })
    const others = [
      await signInElsewhere(browser, service, email),
      await signInElsewhere(browser, service, email),
    ]
    await page.goto('/settings')
    await devices(page).getByRole('button', { name: 'Alle anderen abmelden' }).press('Enter')
    await expect(devices(page).getByRole('listitem')).toHaveCount(1)
    for (const other of others) {
      await other.goto('/settings')
      await expectLogin(other)
      await other.context().close()
    }
    await page.reload()
    await expect(devices(page)).toContainText('Dieses Gerät')
  },
)

test.describe('a password', once, () => {
  test.use({ expectedComplaints: /40[013] \(/ })

  test('is changed in the settings with the current one', async ({ page, browser, service }) => {
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
})

test.describe('long after signing in', () => {
  test.use({ expectedComplaints: /40[13] \(/ })

  test('a download asks for the password and continues', async ({ page, service }) => {
    await arrive({ page, service })
    await page.goto('/settings/daten')
    const button = page.getByRole('button', { name: 'Alles herunterladen' })
    await expect(button).toBeVisible()
    await letMinutesPass(service, 16)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
    await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(/15 Minuten her/)

    await button.click()
    await dialog.getByLabel('Passwort', { exact: true }).fill('ein falsches Passwort')
    await page.keyboard.press('Enter')
    await expectWrong(dialog.getByLabel('Passwort', { exact: true }), /^Das Passwort ist falsch/)
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    const downloaded = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await downloaded).suggestedFilename()).toBe('hausblick-daten.zip')
    await expect(dialog).toHaveCount(0)
    await page.goto('/settings')
    await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  })

  test(
    'ending an account asks the operator for the password and continues',
    once,
    async ({ page, browser, service }) => {
      const context = await browser.newContext({ baseURL: service.url })
      const customer = await context.newPage()
      const email = newEmail()
      await service.database.db.transaction().execute((trx) => lockCustomers(trx, ['K-Geraete']))
      await accept({ page: customer, service }, await service.invite('K-Geraete'), email)
      await arriveAs('operator', { page, service })
      await page.goto('/verwaltung/kunden/kunde?kunde=K-Geraete&bereich=personen')
      await letMinutesPass(service, 16)
      await page.getByRole('button', { name: `Konto ${email} beenden` }).click()
      const question = page.getByRole('dialog', { name: 'Konto beenden?' })
      await question.getByRole('button', { name: 'Konto beenden' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
      await dialog.getByLabel('Passwort', { exact: true }).click()
      await page.keyboard.type(PASSWORD)
      await dialog.getByRole('button', { name: 'Weiter' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('button', { name: `Konto ${email} beenden` })).toHaveCount(0)
      await customer.goto('/settings')
      await expectLogin(customer)
      await context.close()
    },
  )
})

test('signing in again in a browser ends its previous session', { tag: '@once' }, async ({
  page,
  context,
  service,
}) => {
  const email = await arrive({ page, service })
  const data = { email, password: PASSWORD }
  const headers = { origin: service.url }
  await expect(await context.request.post(signInCall.path, { data, headers })).toBeOK()
  await page.goto('/settings')
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
})
