import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addPapers } from './papers.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'

test('a paper without a customer is filed for one, and taken back', async ({ page, service }, {
  testId,
}) => {
  const customer = `Post-${testId}`
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms\n${customer};${customer}-P1;Ährenweg;12a;3\n`,
  )
  await arriveAs('operator', { page, service })
  const [first, second] = [`Mietvertrag ${testId}`, `Brief ${testId}`]
  await addPapers(page, [first, second])
  await page.goto('/documents/eingang')
  await page.getByRole('button', { name: first }).click()
  const form = page.getByRole('form', { name: first })
  const choice = form.getByPlaceholder('Kunde wählen')
  await form.getByRole('button', { name: 'Erfassen' }).click()
  await expect(choice).toBeFocused()
  await expect(form.getByText('Bitte Kunde wählen.')).toBeVisible()
  await choice.fill(customer)
  await page.getByRole('option', { name: customer }).click()
  await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await expectAccessible(page)
  await expect(form.getByRole('button', { name: 'Vorschlag: Mietvertrag' })).toBeVisible()
  await page.keyboard.press('Alt+v')
  await expect(form.getByLabel('Typ')).toHaveValue(':Mietvertrag')
  await expect(form.getByLabel('Kurzbezeichnung')).toBeFocused()
  await page.keyboard.type('Wohnung 3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Erfasst: Wohnung 3 ')).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([
    expect.stringMatching(/_Ährenweg 12a_\d+_Mietvertrag_Wohnung 3/),
  ])
  // The customer is kept for the next one.
  const next = page.getByRole('form', { name: second }).getByPlaceholder('Kunde wählen')
  await expect(next).toBeFocused()
  await expect(next).toHaveValue(customer)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('form', { name: first })).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([])
})

test('papers are given, removed and filed several at once, and each step is undone', async ({
  page,
  service,
}, { testId }) => {
  test.slow()
  const customer = `Stoß-${testId}`
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms\n${customer};${customer}-P1;Ährenweg;12a;3\n`,
  )
  await arriveAs('operator', { page, service })
  const [first, second, third] = [`Alpha ${testId}`, `Beta ${testId}`, `Gamma ${testId}`]
  await addPapers(page, [first, second, third])
  await page.goto('/documents/eingang')
  const titleOf = (name: string) => page.getByRole('button', { name })
  const boxOf = (name: string) => page.getByRole('checkbox', { name: `Markieren: ${name}` })
  const bar = page.getByRole('region', { name: 'Markierte Dokumente' })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  const choose = async (dialog: Locator) => {
    await dialog.getByPlaceholder('Kunde wählen').fill(customer)
    await page.getByRole('option', { name: customer }).click()
  }

  // One of them, opened.
  await titleOf(first).click()
  await page.getByRole('button', { name: 'In den Eingang eines Kunden' }).click()
  const give = page.getByRole('dialog', { name: '1 Dokument in den Eingang eines Kunden legen' })
  await choose(give)
  await expectAccessible(page)
  await give.getByRole('button', { name: 'Zuordnen' }).click()
  await expect(page.getByText(`1 Dokument zugeordnet zu ${customer}.`)).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([expect.stringContaining('_Alpha')])
  await undo.click()
  await expect(page.getByText('Rückgängig gemacht.')).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([])
  await titleOf(second).click()
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  const remove = page.getByRole('dialog', { name: '1 Dokument entfernen?' })
  await expect(remove).toContainText('verschwindet aus dem Eingang')
  await remove.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('1 Dokument entfernt.')).toBeVisible()
  await expect(boxOf(second)).toHaveCount(0)
  // What had the focus is gone, and the way back is next.
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boxOf(second)).toBeVisible()

  // Removed for good, or so it seems.
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await remove.getByRole('button', { name: 'Entfernen' }).click()
  await expect(boxOf(second)).toHaveCount(0)
  await page.goto('/verwaltung/entfernt')
  const removed = page.getByRole('region', { name: 'Entfernte Post ohne Kunden' })
  await expectAccessible(page)
  await removed.getByRole('button', { name: `Wiederherstellen: ${second}` }).press('Enter')
  await expect(removed.getByText(`Wiederhergestellt: ${second}`)).toBeVisible()
  await expect(removed.getByRole('heading')).toBeFocused()
  await page.goto('/documents/eingang')

  // All, marked.
  await boxOf(first).focus()
  await page.keyboard.press('Space')
  await boxOf(third).click({ modifiers: ['Shift'] })
  await expect(boxOf(second)).toBeChecked()
  await expect(bar).toContainText('3 Dokumente markiert')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Erfassen' }).click()
  const file = page.getByRole('dialog', { name: '3 Dokumente erfassen' })
  await choose(file)
  await expect(file.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await file.getByLabel('Typ').selectOption('Neuer Typ …')
  await file.getByLabel('Neuer Typ').fill(`Schein ${testId}`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 Dokumente erfasst.')).toBeVisible()
  await expect(file).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  const filed = await listDocuments(page, customer)
  expect(filed.filter((name) => /_Ährenweg 12a_\d+_Schein/.test(name))).toHaveLength(3)
  await undo.click()
  for (const name of [first, second, third]) await expect(boxOf(name)).toBeVisible()
  expect(await listDocuments(page, customer)).toEqual([])
})
