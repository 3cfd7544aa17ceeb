import type { Page } from '@playwright/test'
import { readInvitation } from '../contract/src/addresses.ts'
import { readTokenCall, signUpCall } from '../contract/src/calls/identity.ts'
import { redeemInvitationCall } from '../contract/src/calls/redeemInvitation.ts'
import type { Service } from './service.ts'
import { expect } from './test.ts'

export const CUSTOMER = 'DEMO'
const PASSWORD = 'ein langes Passwort'

let count = 0

/** Returns an unused email address, unique across workers. */
export function newEmail(): string {
  count += 1
  return `person-${process.pid}-${count}@example.de`
}

type Fixtures = { page: Page; service: Service }

/** Creates a customer's account and signs in through the API. Returns its email address. */
export async function arrive({ page, service }: Fixtures): Promise<string> {
  const email = newEmail()
  await accept({ page, service }, await service.invite(CUSTOMER), email)
  return email
}

/** Redeems an invitation's link and signs in through the API. */
export async function accept({ page, service }: Fixtures, link: string, email: string) {
  const { request } = page.context()
  const invitation = readInvitation(new URL(link).search)
  const account = { email, password: PASSWORD, ...invitation }
  const headers = { origin: service.url }
  await expect(await request.post(signUpCall.path, { data: account, headers })).toBeOK()
  const { session } = await (await request.get(readTokenCall.path)).json()
  const authorization = `Bearer ${session.token}`
  const linked = { data: invitation, headers: { authorization } }
  await expect(await request.post(redeemInvitationCall.path, linked)).toBeOK()
}

export async function fillIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
}

export async function register(page: Page, link: string, email: string, password = PASSWORD) {
  await page.goto(link)
  await fillIn(page, email, password)
  await page.getByRole('button', { name: 'Registrieren' }).click()
}

/** Signs up on the page by an invitation's link, up to the dashboard. Returns the email address. */
export async function signUp(page: Page, link: string): Promise<string> {
  const email = newEmail()
  await register(page, link, email)
  const success = 'Registrierung erfolgreich! Du wirst weitergeleitet ...'
  await expect(page.getByRole('status')).toHaveText(success)
  await expectDashboard(page)
  return email
}

export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login')
  await fillIn(page, email, password)
  await page.getByRole('button', { name: 'Einloggen' }).click()
}

/** Resolves once the settings show everything. What is still asked for when signing out is refused. */
export async function expectSettings(page: Page) {
  await expect(page.getByText('jetzt in Benutzung')).toBeVisible()
}

/** Signs out in the settings, once they ask for nothing more. */
export async function signOut(page: Page) {
  await page.goto('/settings')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
}

export async function expectDashboard(page: Page) {
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

export async function expectLogin(page: Page) {
  await page.waitForURL(/\/login(\?|$)/)
  await expect(page.getByRole('button', { name: 'Einloggen' })).toBeVisible()
}
