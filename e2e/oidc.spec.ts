import type { Page } from '@playwright/test'
import { arrive, CUSTOMER, expectDashboard, newEmail, signOut } from './account.ts'
import { expectAccessible } from './axe.ts'
import { withProvider } from './oidcProvider.ts'
import { letMinutesPass } from './service.ts'
import { expect } from './test.ts'

const test = withProvider({})
const alone = withProvider({ IDENTITY: 'oidc' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Mit Testhaus anmelden' })

test('an invited owner signs up, in and out at a provider, a stranger does not', async ({
  page,
  service,
  provider,
}) => {
  provider.become(`fremd-${newEmail()}`)
  await page.goto('/login')
  await expectAccessible(page)
  await signIn(page).click()
  await expect(page.getByRole('alert')).toContainText('Zu dieser Anmeldung gibt es hier kein Konto')

  await page.goto(await service.invite(CUSTOMER))
  await page.getByRole('button', { name: 'Mit Testhaus registrieren' }).click()
  await expect(page.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('E-Mail').fill(newEmail())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mit Testhaus registrieren' }).click()
  await expectDashboard(page)
  await page.goto('/settings')
  const linked = page.getByRole('region', { name: 'Anmeldung über Anbieter' })
  await expect(linked.getByText('Ihr einziger Weg ins Konto')).toBeVisible()
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveCount(0)
  await expectAccessible(page)

  await test.step('long after, they show at the provider that it is still them', async () => {
    await letMinutesPass(service, 16)
    await page.getByRole('button', { name: 'App einrichten' }).click()
    const asked = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
    await expect(signIn(page)).toBeVisible()
    await expect(asked.getByLabel('Passwort')).toHaveCount(0)
    await expectAccessible(page)
    await signIn(page).click()
    await expect(page.getByText('Bitte wiederholen Sie jetzt, was Sie vorhatten.')).toBeVisible()
    await page.getByRole('button', { name: 'App einrichten' }).click()
    await expect(page.getByRole('dialog', { name: 'App einrichten' })).toBeVisible()
  })
  await test.step('they sign out, there too, and in again', async () => {
    await signOut(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('link', { name: 'Auch beim Anbieter abmelden' })).toBeVisible()
    await signIn(page).click()
    await expectDashboard(page)
  })
  await test.step('somebody with a password links a provider, and unlinks it', async () => {
    await page.context().clearCookies()
    provider.become(`eigen-${newEmail()}`)
    await arrive({ page, service })
    await page.goto('/settings')
    await expect(linked.getByText('Noch ist kein Anbieter verknüpft.')).toBeVisible()
    await linked.getByRole('button', { name: 'Mit Testhaus verknüpfen' }).click()
    await expect(linked.getByText(/^Verknüpft\./)).toBeVisible()
    await linked.getByRole('button', { name: /^Verknüpfung mit Testhaus/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lösen' }).click()
    await expect(linked.getByText('Die Verknüpfung ist gelöst.')).toBeVisible()
    await expect(linked.getByText('Noch ist kein Anbieter verknüpft.')).toBeVisible()
  })
})

alone(
  'where only the provider counts, passwords are for operators',
  async ({ page, service, provider }) => {
    provider.become(`nur-${newEmail()}`)
    await page.goto('/login')
    await expect(signIn(page)).toBeVisible()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Als Betreiber mit Passwort anmelden' }).click()
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()

    await page.goto(await service.invite(CUSTOMER))
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveCount(0)
    await page.getByLabel('E-Mail').fill(newEmail())
    await page.getByRole('button', { name: 'Mit Testhaus registrieren' }).click()
    await expectDashboard(page)
  },
)
