// Over 200 lines: one journey with everything that can go wrong at each step.

import type { Page } from '@playwright/test'
import { requestResetCall, signInCall } from '../contract/src/calls/identity.ts'
import { identityErrors } from '../contract/src/identity.ts'
import { arrive, expectDashboard, expectLogin, fillIn, newEmail, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { linkOf, readMails, waitForMail } from './mailbox.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

const once = { tag: '@once' }

const NEW_PASSWORD = ' mein neues Paßwort 🏠'
const SENT = 'Ein Passwort-Zurücksetzungslink wurde an Ihre E-Mail-Adresse gesendet.'
const CHANGED = 'Ihr neues Passwort gilt ab sofort. Sie wurden auf allen Geräten abgemeldet.'

async function forget(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

/** Requests a reset link through the API and returns it. */
async function requestLink({ page, service }: { page: Page; service: Service }, email: string) {
  const before = (await readMails(service, email)).length
  const { request } = page.context()
  await expect(await request.post(requestResetCall.path, { data: { email } })).toBeOK()
  return linkOf(await waitForMail(service, email, before + 1))
}

test.describe('a user who forgot the password', () => {
  test.use({ expectedComplaints: /40[013] \(/ })

  test(
    'gets a link by mail, sets a new password and signs in',
    once,
    async ({ page, context, service }) => {
      const email = await arrive({ page, service })
      await context.clearCookies()
      await forget(page, email.toUpperCase())
      await expect(page.getByRole('status')).toHaveText(SENT)
      await expect(page.getByRole('alert')).toBeEmpty()
      await expectAccessible(page)

      const mail = await waitForMail(service, email)
      expect(mail?.subject).toBe('Passwort zurücksetzen')
      const link = linkOf(mail)
      await page.goto(link)
      await expect(
        page.getByRole('heading', { name: 'Passwort zurücksetzen', level: 1 }),
      ).toBeVisible()
      await expectAccessible(page)
      await setPassword(page, NEW_PASSWORD)
      await expect(page.getByRole('status')).toHaveText(CHANGED)
      await expect(page.getByRole('status')).toBeFocused()
      await expectAccessible(page)
      expect((await waitForMail(service, email, 2))?.subject).toBe('Ihr Passwort wurde geändert')

      await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
      await fillIn(page, email)
      await page.getByRole('button', { name: 'Einloggen' }).click()
      await expect(page.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
      await fillIn(page, email, NEW_PASSWORD)
      await page.getByRole('button', { name: 'Einloggen' }).click()
      await expectDashboard(page)

      await page.goto(link)
      await setPassword(page, 'noch ein neues Passwort')
      await expect(page.getByRole('alert')).toHaveText(identityErrors.resetInvalid)
      await page.goto('/dashboard')
      await expectDashboard(page)
    },
  )

  test(
    'sees the same message without an account, and nothing is sent',
    once,
    async ({ page, service }) => {
      const unknown = newEmail()
      const known = await arrive({ page, service })
      await page.context().clearCookies()
      for (const email of [unknown, known]) {
        await forget(page, email)
        await expect(page.getByRole('status')).toHaveText(SENT)
      }
      await waitForMail(service, known)
      expect(await readMails(service, unknown)).toEqual([])
    },
  )

  test('is asked for the account first', once, async ({ page }) => {
    await forget(page, ' ')
    await expectWrong(
      page.getByLabel('E-Mail'),
      'Bitte geben Sie Ihre E-Mail-Adresse ein, um das Passwort zurückzusetzen.',
    )
    await expectAccessible(page)
    await forget(page, 'keine Adresse')
    await expectWrong(page.getByLabel('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    await expect(page.getByLabel('E-Mail')).toHaveValue('keine Adresse')
  })

  test('signs in by pressing Enter, without a reset', once, async ({ page, context, service }) => {
    const email = await arrive({ page, service })
    await context.clearCookies()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await fillIn(page, email)
    await page.keyboard.press('Enter')
    await expectDashboard(page)
    expect(asked).toContain(signInCall.path)
    expect(asked).not.toContain(requestResetCall.path)
  })
})

test.describe('requesting a link', () => {
  test.use({ expectedComplaints: /400 \(|429 \(|ERR_INTERNET_DISCONNECTED/ })

  test('needs a connection and can be retried', once, async ({ page, context }) => {
    await page.goto('/login')
    await page.getByLabel('E-Mail').fill(newEmail())
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByRole('alert')).toHaveText(identityErrors.network)
    await expect(page.getByRole('status')).toBeEmpty()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByRole('status')).toHaveText(SENT)
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  test('is limited to five requests', once, async ({ page }) => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) {
      await forget(page, email)
      await expect(page.getByRole('status')).toHaveText(SENT)
    }
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
    )
    await expect(page.getByRole('status')).toBeEmpty()
  })
})

test.describe('signing in', () => {
  test.use({ expectedComplaints: /401 \(|429 \(/ })

  test('is limited to ten attempts in a row', once, async ({ page }) => {
    await page.goto('/login')
    await fillIn(page, newEmail(), 'ein falsches Passwort')
    const attempt = async () => {
      const reply = page.waitForResponse(`**${signInCall.path}`)
      await page.getByRole('button', { name: 'Einloggen' }).click()
      return (await reply).status()
    }
    for (let time = 0; time < 10; time++) expect(await attempt()).toBe(401)
    await expect(page.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
    expect(await attempt()).toBe(429)
    await expect(page.getByRole('alert')).toHaveText(identityErrors.tooManyAttempts)
  })
})

test.describe('the page for a new password', () => {
  test.use({
    expectedComplaints: /40[013] \(|Fehler: ServiceError: Bitte melden Sie sich an/,
  })

  test('needs a valid link and leads to a new one', once, async ({ page }) => {
    for (const path of ['/passwort', '/passwort?token=']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText(
        'Dieser Link ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
      )
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
    await expectLogin(page)
    await page.goto('/passwort?token=erfunden')
    await expect(page.getByRole('alert')).toBeEmpty()
    await setPassword(page, NEW_PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(identityErrors.resetInvalid)
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
    await expectLogin(page)
  })

  test('says why a password is refused and accepts another', once, async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.goto(await requestLink({ page, service }, email))
    const refusals = [
      ['elf Zeichen', 'Das Passwort ist zu kurz: Bitte wählen Sie mindestens 12 Zeichen.'],
      ['x'.repeat(129), 'Das Passwort ist zu lang: Bitte wählen Sie höchstens 128 Zeichen.'],
      ['qwerty123456', identityErrors.passwordGuessable],
      [email, identityErrors.passwordGuessable],
    ] as const
    for (const [password, refusal] of refusals) {
      await setPassword(page, password)
      await expectWrong(page.getByLabel('Neues Passwort'), refusal)
    }
    await expectAccessible(page)
    await setPassword(page, NEW_PASSWORD)
    await expect(page.getByRole('status')).toHaveText(CHANGED)
  })

  test('lets password managers suggest a password and can reveal it', once, async ({ page }) => {
    await page.goto('/passwort?token=x')
    const password = page.getByLabel('Neues Passwort')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(password).toHaveAttribute('required')
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('signs the account out everywhere', once, async ({ page, browser, service }) => {
    const email = await arrive({ page, service })
    await page.goto('/dashboard')
    await expectDashboard(page)
    const elsewhere = await browser.newPage({ baseURL: service.url })
    await signIn(elsewhere, email)
    await expectDashboard(elsewhere)
    const tab = await page.context().newPage()
    await tab.goto(await requestLink({ page, service }, email))
    await setPassword(tab, NEW_PASSWORD)
    await expect(tab.getByRole('status')).toHaveText(CHANGED)
    await expectLogin(page)
    await elsewhere.reload()
    await expectLogin(elsewhere)
    await elsewhere.close()
  })
})
