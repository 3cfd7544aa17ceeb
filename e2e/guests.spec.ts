// Over 200 lines because it is one journey: what owners, guests and staff see of each other.

import type { Browser, Locator, Page } from '@playwright/test'
import { accept, fillIn, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { linkOf, waitForMail } from './mailbox.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /status of 40[039]/ })

type Fixtures = { page: Page; service: Service }

/** Signs in the owner of a customer with figures, a loan, and documents of two years. */
async function arriveAsOwner({ page, service }: Fixtures, id: string): Promise<string> {
  await importTable(service, `customerid;portfoliovalue\n${id};71345678\n`)
  await importTable(
    service,
    `customerid;creditid;propertyid;street;number;city;interestrate;monthlypayment;remainingcredit\n${id};KR-${id};;Lindenweg;3;Fulda;2,5;1.234,00;98.765,00\n`,
  )
  await addDocuments(service, id, [
    { name: 'Alt', date: '2024-02-01', type: 'Brief' },
    { name: 'Neu', date: '2025-02-01', type: 'Brief' },
  ])
  const email = newEmail()
  await accept({ page, service }, await service.invite(id), email)
  return email
}

const peopleCard = (page: Page) => page.getByRole('region', { name: 'Wer Ihren Bestand sieht' })

/** Opens the settings and the dialog that invites a guest. */
async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/settings/personen')
  await peopleCard(page).getByRole('button', { name: 'Gast einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gast einladen' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function invite(page: Page, email: string, parts: readonly string[], years?: string) {
  const dialog = await openDialog(page)
  await dialog.getByLabel('E-Mail-Adresse des Gastes').fill(email)
  for (const part of parts) await dialog.getByRole('checkbox', { name: part }).check()
  if (years !== undefined) {
    await dialog.getByRole('radio', { name: 'Nur aus bestimmten Jahren' }).check()
    await dialog.getByLabel('Jahre', { exact: true }).fill(years)
  }
  await dialog.getByRole('button', { name: 'Einladen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(peopleCard(page).getByRole('status')).toContainText(`an ${email} ist unterwegs`)
}

const newPage = async (browser: Browser, service: Service) =>
  await (await browser.newContext({ baseURL: service.url })).newPage()

/** Signs up by the mailed link, on the page. */
async function signUpAsGuest(page: Page, service: Service, email: string) {
  await page.goto(linkOf(await waitForMail(service, email)))
  await expect(page.getByLabel('E-Mail')).toHaveValue(email)
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Registrieren' }).click()
  await page.waitForURL((url) => url.pathname !== '/signup')
}

const guestNote = (page: Page) => page.getByRole('status').filter({ hasText: 'Gast von' })

const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).first().getByRole('link')

test(
  'an owner invites a guest, who signs up, sees what is shown to him, and is out at once',
  { tag: '@main' },
  async ({ page, browser, service }, { testId }) => {
    const id = `Gast-${testId}`
    const owner = await arriveAsOwner({ page, service }, id)
    const email = newEmail()
    await invite(page, email, ['Zahlen', 'Dokumente'])
    const entry = peopleCard(page).getByRole('listitem').filter({ hasText: email })
    await expect(entry).toContainText('Zahlen und Dokumente; alle Jahre')
    await expect(entry).toContainText('eingeladen, die Einladung gilt bis')

    const guest = await newPage(browser, service)
    await signUpAsGuest(guest, service, email)
    await expect(guest.getByText('71.345.678').filter({ visible: true }).first()).toBeVisible()
    await expect(guestNote(guest)).toContainText(`Gast von ${owner} (Bestand ${id})`)
    await expect(guestNote(guest)).toContainText('und können lesen: Zahlen, Dokumente.')
    await expect(guest.getByRole('heading', { name: 'Kreditübersicht' })).toHaveCount(0)
    await expect(guest.getByRole('alert')).toHaveCount(0)
    await guest.goto(`/dashboard/kredit?nummer=KR-${id}`)
    await guest.waitForURL((url) => url.pathname === '/dashboard')
    // It would need the loans, too.
    await expect(guest.getByRole('link', { name: /Was wäre, wenn/ })).toHaveCount(0)
    await guest.goto('/dashboard/planspiel')
    await guest.waitForURL((url) => url.pathname === '/dashboard')
    await guest.goto('/documents')
    await expect(guest.getByText('Neu', { exact: true })).toBeVisible()
    await expect(guest.getByText('Alt', { exact: true })).toBeVisible()
    await expect(guest.getByRole('link', { name: 'Hochladen' })).toHaveCount(0)
    await guest.goto('/settings')
    await expect(guest.getByText('jetzt in Benutzung')).toBeVisible()
    const sections = guest.getByRole('navigation', { name: 'Abschnitte der Einstellungen' })
    await expect(sections.getByRole('link')).toHaveText(['Konto und Sicherheit', 'Daten'])
    await guest.goto('/settings/personen')
    await expect(guest).toHaveURL(/\/settings(\?|$)/)
    await guest.goto('/settings/daten')
    await expect(guest.getByRole('region', { name: 'Protokoll' })).toBeVisible()
    await expect(guest.getByRole('region', { name: 'Meine Daten' })).toHaveCount(0)

    await page.goto('/settings/personen')
    await expect(entry).toContainText(/zuletzt gelesen am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/)
    await guest.goto('/dashboard')
    await expect(guest.getByText('71.345.678').filter({ visible: true }).first()).toBeVisible()
    await entry.getByRole('button', { name: `Zugang von ${email} beenden` }).click()
    await expect(peopleCard(page).getByRole('status')).toContainText('sieht ab sofort nichts mehr')
    await expect(entry).toHaveCount(0)

    // On the page that was left open.
    await links(guest).filter({ hasText: 'Dokumente' }).click()
    await expect(guest.getByRole('status').filter({ hasText: 'Ihr Zugang' })).toBeVisible()
    await expect(guest.getByText('Neu', { exact: true })).toHaveCount(0)
    await expectAccessible(guest)
    for (const path of ['/dashboard', '/properties', '/documents', '/dashboard/kredit?nummer=1']) {
      await guest.goto(path)
      await expect(guest.getByText('Ihr Zugang als Gast ist beendet')).toBeVisible()
      await expect(guest.getByRole('link', { name: owner })).toHaveAttribute(
        'href',
        `mailto:${owner}`,
      )
      await expect(guest.getByText('noch kein Bestand zugeordnet')).toHaveCount(0)
    }
    await guest.goto('/dashboard')
    await expect(guest.getByText('71.345.678')).toHaveCount(0)
  },
)

test('who owns one portfolio and is a guest of two chooses between them', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const [years, loans, own] = [`Jahr-${testId}`, `Kredit-${testId}`, `Eigen-${testId}`]
  const guest = await newPage(browser, service)
  const email = await arriveAsOwner({ page: guest, service }, own)
  const selector = guest.getByLabel('Bestand auswählen')

  await test.step('of documents of one year, who sees only these', async () => {
    await arriveAsOwner({ page, service }, years)
    await invite(page, email, ['Dokumente'], '2024')
    await guest.goto(linkOf(await waitForMail(service, email)))
    await guest.getByRole('button', { name: 'Zu diesem Konto hinzufügen' }).click()
    await guest.waitForURL(/\/documents/)
    await guest.goto(`/documents?kunde=${years}`)
    await expect(guestNote(guest)).toContainText(years)
    await expect(guest.getByText('Alt', { exact: true })).toBeVisible()
    await expect(guest.getByText('Neu', { exact: true })).toHaveCount(0)
    await expect(links(guest)).toHaveText(['Dokumente', 'Kontakt', 'Einstellungen'])
    await expect(guest.getByText('können lesen: Dokumente, 2024.')).toBeVisible()
  })
  await test.step('of loans, who sees only these', async () => {
    const other = await newPage(browser, service)
    await arriveAsOwner({ page: other, service }, loans)
    await invite(other, email, ['Kredite'])
    await other.context().close()
    await guest.goto(linkOf(await waitForMail(service, email, 2)))
    await guest.getByRole('button', { name: 'Zu diesem Konto hinzufügen' }).click()
    await guest.waitForURL(/\/dashboard\?kunde=/)
    await expect(guestNote(guest)).toContainText(loans)
    await expect(guest.getByText('98.765').filter({ visible: true }).first()).toBeVisible()
    await expect(guest.getByText('71.345.678')).toHaveCount(0)
    await expect(links(guest)).toHaveText(['Dashboard', 'Kontakt', 'Einstellungen'])
    await expect(guest.getByRole('alert')).toHaveCount(0)
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'Lindenweg 3' }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Lindenweg 3, Fulda')
    await expect(guest.getByText(/^Restschuld am \d/)).toBeVisible()
    await guest.goBack()
  })
  await test.step('the own one', async () => {
    await expect(selector.getByRole('option')).toHaveText([
      `Bestand ${own}`,
      `Bestand ${years} (Gast)`,
      `Bestand ${loans} (Gast)`,
    ])
    await selector.selectOption(own)
    await expect(guestNote(guest)).toHaveCount(0)
    await expect(guest.getByText('71.345.678').filter({ visible: true }).first()).toBeVisible()
    await guest.goto('/settings/personen')
    await expect(peopleCard(guest)).toBeVisible()
  })
  await test.step('which appears although its reply waited while access to another ended', async () => {
    await guest.goto(`/settings?kunde=${own}`)
    await page.goto('/settings/personen')
    await peopleCard(page)
      .getByRole('button', { name: `Zugang von ${email} beenden` })
      .click()
    await expect(peopleCard(page).getByRole('status')).toContainText('sieht ab sofort nichts mehr')
    const held = Promise.withResolvers<void>()
    await guest.route('**/api/portfolios?*', async (route) => {
      await held.promise
      await route.fallback()
    })
    await guest.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(guest.getByRole('status').filter({ hasText: 'Ihr Zugang' })).toBeVisible()
    held.resolve()
    await expect(guest.getByText('71.345.678').filter({ visible: true }).first()).toBeVisible()
  })
  await guest.context().close()
})

test('the dialog says what is missing, and staff see who belongs to a customer', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const id = `Leute-${testId}`
  const ownerPage = await newPage(browser, service)
  const owner = await arriveAsOwner({ page: ownerPage, service }, id)
  const [email, partner] = [newEmail(), newEmail()]
  await test.step('the dialog fits a phone', async () => {
    await ownerPage.setViewportSize({ width: 320, height: 800 })
    const dialog = await openDialog(ownerPage)
    const send = dialog.getByRole('button', { name: 'Einladen' })
    await dialog.getByRole('radio', { name: 'Nur aus bestimmten Jahren' }).check()
    await send.click()
    const field = dialog.getByLabel('E-Mail-Adresse des Gastes')
    await expectWrong(field, 'Bitte geben Sie eine E-Mail-Adresse ein.')
    await expect(dialog.getByText('Bitte wählen Sie mindestens eines davon.')).toBeVisible()
    await expect(dialog.getByText('Bitte geben Sie Jahre mit vier Ziffern an')).toBeVisible()
    await expectAccessible(ownerPage)
    await field.fill(email)
    await dialog.getByRole('checkbox', { name: 'Zahlen' }).check()
    await dialog.getByLabel('Jahre', { exact: true }).fill('2024')
    await dialog.getByLabel('Letzter Tag').fill('2099-01-01')
    await send.click()
    await expect(dialog.getByText('höchstens zwei Jahre lang')).toBeVisible()
    const width = await ownerPage.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    await ownerPage.setViewportSize({ width: 1280, height: 800 })
  })
  await invite(ownerPage, email, ['Zahlen'])
  await ownerPage.context().close()
  await test.step('owners see each other', async () => {
    const second = await newPage(browser, service)
    await accept({ page: second, service }, await service.invite(id), partner)
    await second.goto('/settings/personen')
    await expect(peopleCard(second).getByRole('listitem')).toContainText([owner, partner, email])
    await second.context().close()
  })
  await test.step('staff see them, and can change nothing', async () => {
    await arriveAs('staff', { page, service })
    await page.goto(`/verwaltung/kunden/kunde?kunde=${id}&bereich=personen`)
    const card = page.getByRole('region', { name: `Wer den Bestand ${id} sieht` })
    await expect(card.getByRole('listitem')).toContainText([owner, partner, email])
    await expect(card.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('an operator invites one, of whom the owner reads in a mail', async () => {
    const operator = await newPage(browser, service)
    await arriveAs('operator', { page: operator, service })
    await operator.goto(`/verwaltung/kunden/kunde?kunde=${id}&bereich=personen`)
    const card = operator.getByRole('region', { name: `Gäste von ${id}` })
    await card.getByRole('button', { name: 'Gast einladen' }).click()
    const dialog = operator.getByRole('dialog', { name: 'Gast einladen' })
    const adviser = newEmail()
    await dialog.getByLabel('E-Mail-Adresse des Gastes').fill(adviser)
    for (const part of ['Zahlen', 'Kredite', 'Dokumente'])
      await dialog.getByRole('checkbox', { name: part }).check()
    await dialog.getByRole('button', { name: 'Einladen' }).click()
    await expect(card.getByRole('status')).toContainText(`an ${adviser} ist unterwegs`)
    expect((await waitForMail(service, owner))?.text).toContain(`${adviser} darf lesen`)
    const guest = await newPage(browser, service)
    await signUpAsGuest(guest, service, adviser)
    await guest.goto('/documents')
    await expect(guest.getByRole('link', { name: 'Jahresübersicht' })).toBeVisible()
    for (const one of [guest, operator]) await one.context().close()
  })
})
