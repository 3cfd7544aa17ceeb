import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test(
  'staff find, sort and filter customers, and see one as its owner does',
  {
    tag: '@phone',
  },
  async ({ page, service }, { testId, project }) => {
    const [low, high, middle] = [`${testId}-A`, `${testId}-B`, `${testId}-C`]
    await importTable(
      service,
      `customerid;portfoliovalue\n${low};100000\n${high};300000\n${middle};200000\n`,
    )
    await service.invite(high)
    await addDocuments(service, high, [{ name: 'Mietvertrag Meier', date: '2031-02-01' }])
    await arriveAs('operator', { page, service })

    await test.step('the list, whose address keeps search and filter', async () => {
      await page.goto('/verwaltung/kunden')
      await page.getByRole('searchbox').fill(testId)
      await expect(page.getByText('3 Kunden')).toBeVisible()
      await expect(rows(page)).toContainText([low, high, middle])
      if (project.name === 'desktop')
        await page.getByRole('columnheader', { name: 'Wert' }).getByRole('button').click()
      else await page.getByLabel('Sortieren nach').selectOption('Nach Wert')
      await expect(rows(page)).toContainText([high, middle, low])
      await page.getByLabel('Zugang', { exact: true }).selectOption('Link erstellt')
      await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible()
      await page.reload()
      await expect(rows(page)).toContainText([high])
      await page.getByRole('button', { name: 'Filter löschen' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await page.goBack()
      await rows(page).getByRole('link', { name: high }).click()
    })

    await test.step('the customer’s page, with each of its sections', async () => {
      await expect(page.getByRole('heading', { name: high, level: 1 })).toBeVisible()
      await expect(page.getByText('Link erstellt')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Bestand' })).toContainText('€ 300.000')
      for (const [section, shown] of [
        ['Personen und Einladungen', 'Für diesen Kunden hat noch niemand ein Konto.'],
        ['Zahlen', 'Eingelesen'],
        ['Dokumente', 'Mietvertrag Meier'],
      ] as const) {
        await openSection(page, section)
        await expect(page.getByText(shown).first()).toBeVisible()
        await expectAccessible(page)
      }
    })

    await page.getByRole('button', { name: 'Als Eigentümer ansehen' }).click()
    await expect(page.getByText(`Sie sehen Hausblick, wie ${high} es sieht.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Verwaltung' })).toHaveCount(0)
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Dokumente', exact: true }).first().click()
    await expect(page.getByText('Mietvertrag Meier')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Neues Dokument hochladen' })).toHaveCount(0)
    await page.reload()
    await page.getByRole('link', { name: 'Zurück zum Kunden' }).click()
    await expect(page.getByRole('heading', { name: high, level: 1 })).toBeVisible()
    await openSection(page, 'Protokoll')
    await expect(page.getByText('Als Eigentümer angesehen').first()).toBeVisible()
  },
)

const openSection = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Bereiche dieses Kunden' })
    .getByRole('link', { name, exact: true })
    .click()

test('an operator creates a customer, and ends all access to one', async ({
  page,
  browser,
  service,
}, { testId }) => {
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
})
