import type { Page } from '@playwright/test'
import { loginAddress } from '../contract/src/signInAddresses.ts'
import { arrive, CUSTOMER, expectLogin, expectSettings, fillIn } from './account.ts'
import { addDocuments, arriveWithDocuments, rowsOf } from './documents.ts'
import { arriveAs, choose, customerSelector, NO_CUSTOMER, rememberedCustomers } from './staff.ts'
import { expect, test } from './test.ts'

const selected = (page: Page) => page.getByRole('tab', { selected: true })

test('going back restores what the dashboard and the list showed', async ({ page }) => {
  await page.goto('/demo/dashboard')
  await page.getByRole('tab', { name: 'Objekt' }).click()
  await page.getByLabel('Wähle Objekt:').selectOption({ index: 1 })
  await expect(page).toHaveURL('/demo/dashboard?ansicht=objekt&objekt=DEMO-O2')
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await page.goBack()
  await expect(page.getByLabel('Wähle Objekt:')).toHaveValue('DEMO-O2')
  await page.goBack()
  await expect(page.getByLabel('Wähle Objekt:')).toHaveValue('DEMO-O1')
  await page.goBack()
  await expect(selected(page)).toHaveText('Portfolio')

  const filter = page.getByRole('searchbox', { name: 'Filter nach Wohnungsname' })
  const loans = page.getByRole('region', { name: 'Kreditübersicht' }).getByRole('listitem')
  await filter.fill('linden')
  await expect(page).toHaveURL('/demo/dashboard?kredit=linden')
  const found = await loans.count()
  await page.getByLabel('Sortieren nach').selectOption('Zinssatz')
  await expect(page).toHaveURL('/demo/dashboard?kredit=linden&sortierung=zins')
  await page.reload()
  await expect(filter).toHaveValue('linden')
  await expect(loans).toHaveCount(found)
  await page.goBack()
  await expect(page.getByLabel('Sortieren nach')).toHaveValue('address')
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await expect(page).toHaveURL('/demo/dashboard?ansicht=einheit')
  await page.goBack()
  await expect(filter).toHaveValue('linden')

  await page.goto('/demo/properties')
  await page.getByRole('tab', { name: 'Objekte' }).click()
  await expect(page).toHaveURL('/demo/properties?ansicht=objekte')
  // A second click adds no entry.
  await page.getByRole('tab', { name: 'Objekte' }).click()
  await page.goBack()
  await expect(selected(page)).toHaveText('Einheiten')
})

test('an owner’s going back skips closed dialogs, and no address shows another’s data', async ({
  page,
  service,
}, { testId }) => {
  const other = `Andere-${testId}`
  await addDocuments(service, other, [{ name: 'Geheim' }])
  await arriveWithDocuments({ page, service }, `Dialog-${testId}`, [
    { name: 'Brief' },
    { name: 'Notiz' },
  ])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/properties', '/documents', '/settings', '/dashboard']) {
    await page.goto(`${path}?kunde=${other}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  expect(asked.filter((url) => new URL(url).search === `?customerId=${other}`)).toEqual([])
  await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)

  await page.goto('/documents')
  const dialog = page.getByRole('dialog')
  const close = () => dialog.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await close()
  await expect(page).toHaveURL('/documents')
  await page.getByRole('link', { name: 'Vorschau: Brief' }).click()
  await dialog.getByRole('button', { name: /s Dokument$/, disabled: false }).click()
  await close()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\?/)
  await page.goForward()
  await expect(rowsOf(page)).toHaveCount(2)
})

test('addresses keep the customer that staff chose, and refuse an unknown one', async ({
  page,
  service,
}, { testId }) => {
  const [anna, zoe] = [`Anna-${testId}`, `Zoe-${testId}`]
  for (const customer of [anna, zoe]) await addDocuments(service, customer, [{ name: 'Brief' }])
  await arriveAs('staff', { page, service })
  await page.goto('/dashboard?kunde=GIBTS-NICHT')
  await expect(page.getByText('Den Kunden GIBTS-NICHT gibt es nicht.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(NO_CUSTOMER)).toBeVisible()

  await page.goto('/documents')
  await choose(page, anna)
  await choose(page, zoe)
  await page.goBack()
  await expect(page.getByText(`Sie sehen die Daten von ${anna}`)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)
  await expect.poll(() => rememberedCustomers(page)).toEqual([])
  await page.reload()
  await expect(customerSelector(page)).toHaveValue('')
  await expect(page).toHaveURL('/documents')

  await page.goto(`/dashboard?kunde=${CUSTOMER}`)
  for (const name of ['Wohnungen', 'Dokumente', 'Kontakt', 'Einstellungen', 'Impressum']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]+\\?kunde=${CUSTOMER}$`))
  }
  // From a legal page, which is rendered without a user.
  await page.reload()
  const link = page.getByRole('link', { name: 'Wohnungen' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.getByText('Sie sehen die Daten von')).toContainText(CUSTOMER)
  await tab.getByRole('article').getByRole('link').first().click()
  await expect(tab).toHaveURL(new RegExp(`/properties\\?kunde=${CUSTOMER}&einheit=`))
  await tab.getByRole('link', { name: 'Mietverträge' }).click()
  await expect(tab).toHaveURL(new RegExp(`/documents\\?.*kunde=${CUSTOMER}`))
  // A typed address without a customer.
  const typed = await page.context().newPage()
  await typed.goto('/dashboard')
  await expect(typed).toHaveURL(`/dashboard?kunde=${CUSTOMER}`)
})

test('an address survives signing in, and no sign-out', async ({ page, context, service }) => {
  const email = await arrive({ page, service })
  await page.context().clearCookies()
  await page.goto('/properties?einheit=DEMO-W08')
  await expectLogin(page)
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Einloggen' }).click()
  await expect(page.getByRole('dialog', { name: '2. OG' })).toBeVisible()
  await expect(page).toHaveURL('/properties?einheit=DEMO-W08')
  await page.goto('/login?ziel=%2Fcontact')
  await expect(page).toHaveURL('/contact')
  for (const ziel of ['//example.org', '/\\example.org', 'javascript:alert(1)', '/login']) {
    await page.goto(loginAddress(ziel))
    await expect(page).toHaveURL('/dashboard')
  }

  const other = await context.newPage()
  await other.goto('/properties?einheit=DEMO-W08')
  await expect(other.getByRole('dialog')).toBeVisible()
  await page.goto('/documents?docType=Brief')
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await expectSettings(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  const next = await arrive({ page, service })
  await page.context().clearCookies()
  await fillIn(page, next)
  await page.getByRole('button', { name: 'Einloggen' }).click()
  await expect(page).toHaveURL('/dashboard')
})
