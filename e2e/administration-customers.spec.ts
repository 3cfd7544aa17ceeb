import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { waitForMail } from './mailbox.ts'
import type { Service } from './service.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Makes customers of different values whose ids have a prefix, which finds them alone. */
async function addCustomers(service: Service, prefix: string) {
  await importTable(
    service,
    `customerid;portfoliovalue\n${prefix}-A;100000\n${prefix}-B;300000\n${prefix}-C;200000\n`,
  )
}

test('staff find, sort and filter customers, and the address keeps it', async ({ page, service }, {
  testId,
  project,
}) => {
  await addCustomers(service, testId)
  await service.invite(`${testId}-B`)
  await arriveAs('staff', { page, service })
  await page.goto('/verwaltung/kunden')
  await page.getByRole('searchbox').fill(testId)
  await expect(page.getByText('3 Kunden')).toBeVisible()
  await expect(rows(page)).toContainText([`${testId}-A`, `${testId}-B`, `${testId}-C`])
  if (project.name === 'desktop')
    await page.getByRole('columnheader', { name: 'Wert' }).getByRole('button').click()
  else await page.getByLabel('Sortieren nach').selectOption('Nach Wert')
  await expect(rows(page)).toContainText([`${testId}-B`, `${testId}-C`, `${testId}-A`])
  await expectAccessible(page)
  await page.getByLabel('Zugang', { exact: true }).selectOption('Link erstellt')
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible()
  await page.reload()
  await expect(rows(page)).toContainText([`${testId}-B`])
  await page.getByRole('button', { name: 'Filter löschen' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await rows(page)
    .getByRole('link', { name: `${testId}-B` })
    .click()
  await expect(page.getByRole('heading', { name: `${testId}-B`, level: 1 })).toBeVisible()
  await expect(page.getByText('Link erstellt')).toBeVisible()
})

test('a customer’s page shows people, figures and documents, and leads to what the owner sees', async ({
  page,
  service,
}, { testId, project }) => {
  const id = `${testId}-A`
  await addCustomers(service, testId)
  await addDocuments(service, id, [{ name: 'Mietvertrag Meier', date: '2031-02-01' }])
  await arriveAs('operator', { page, service })
  await page.goto(`/verwaltung/kunden/kunde?kunde=${id}`)
  const sections = page.getByRole('navigation', { name: 'Bereiche dieses Kunden' })
  await expect(page.getByRole('region', { name: 'Bestand' })).toContainText('€ 100.000')
  for (const [section, shown] of [
    ['Personen und Einladungen', 'Für diesen Kunden hat noch niemand ein Konto.'],
    ['Zahlen', 'Eingelesen'],
    ['Dokumente', 'Mietvertrag Meier'],
    ['Protokoll', 'Einladung'],
  ] as const) {
    await sections.getByRole('link', { name: section, exact: true }).click()
    if (section !== 'Protokoll') await expect(page.getByText(shown).first()).toBeVisible()
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: 'Als Eigentümer ansehen' }).click()
  await expect(page.getByText(`Sie sehen Hausblick, wie ${id} es sieht.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Verwaltung' })).toHaveCount(0)
  const menu = page.getByRole('button', { name: 'Menü' })
  if (project.name === 'phone') await menu.click()
  await page.getByRole('link', { name: 'Dokumente', exact: true }).first().click()
  await expect(page.getByText('Mietvertrag Meier')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neues Dokument hochladen' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('link', { name: 'Zurück zum Kunden' }).click()
  await expect(page.getByRole('heading', { name: id, level: 1 })).toBeVisible()
  await sections.getByRole('link', { name: 'Protokoll' }).click()
  await expect(page.getByText('Als Eigentümer angesehen').first()).toBeVisible()
})

test(
  'an operator creates a customer, and ends all access to one',
  once,
  async ({ page, browser, service }, { testId }) => {
    const name = `Brandt, Eva ${testId}`
    await arriveAs('operator', { page, service })
    await page.goto('/verwaltung/kunden')
    await page.getByRole('link', { name: 'Neuen Kunden anlegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neuen Kunden anlegen' })
    await dialog.getByLabel('Kundennummer').fill(testId)
    await dialog.getByLabel('Name des Eigentümers').fill(name)
    await dialog.getByRole('button', { name: 'Kunden anlegen' }).click()
    const said = dialog.getByText('Magic Link: http')
    await expect(said).toBeVisible()
    const link = String((await said.textContent())?.split('Magic Link: ')[1])
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill(testId)
    await page.getByRole('link', { name }).click()
    const owner = await (await browser.newContext({ baseURL: service.url })).newPage()
    await accept({ page: owner, service }, link, newEmail())
    await owner.goto('/dashboard')
    await page.reload()
    await expect(page.getByText('1 Konto')).toBeVisible()
    await page.getByRole('button', { name: 'Zugang beenden' }).click()
    const question = page.getByRole('dialog', { name: 'Zugang des Kunden beenden?' })
    await expect(question).toContainText(name)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Zugang beenden' }).click()
    await expect(page.getByText('Beendet: 1 Konto, 0 Gäste, 0 Einladungen.')).toBeVisible()
    await expect(page.getByText('0 Konten')).toBeVisible()
    await owner.goto('/dashboard')
    await expect(owner).toHaveURL(/login/)
    await owner.context().close()
  },
)

test('an operator marks several customers and invites them at once', async ({ page, service }, {
  testId,
}) => {
  await addCustomers(service, testId)
  await arriveAs('operator', { page, service })
  await page.goto(`/verwaltung/kunden?suche=${testId}`)
  for (const letter of ['A', 'B'])
    await page.getByRole('checkbox', { name: `Auswählen: ${testId}-${letter}` }).check()
  await expect(page.getByText('2 Kunden ausgewählt')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: '2 Kunden einladen' })
  const emails = [newEmail(), newEmail()]
  for (const [index, email] of emails.entries())
    await dialog.getByRole('textbox').nth(index).fill(email)
  await dialog.getByRole('button', { name: '2 Einladungen senden' }).click()
  await expect(dialog.getByText('2 E-Mails werden gesendet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(page.getByText('2 Kunden ausgewählt')).toHaveCount(0)
  for (const email of emails) await waitForMail(service, email)
  await expect(async () => {
    await page.reload()
    await expect(rows(page).filter({ hasText: 'eingeladen' })).toHaveCount(3, { timeout: 1000 })
    await expect(rows(page).filter({ hasText: 'nicht eingeladen' })).toHaveCount(1)
  }).toPass()
})
