// Over 200 lines because it follows one journey through every way in which a document is put right.
import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments, rowsOf } from './documents.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /status of 409|Fehler: / })

const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const dialogOf = (page: Page, name = 'Dokument korrigieren') => page.getByRole('dialog', { name })

test('a document that was filed wrongly gets another name, date and customer, and its reader finds it nowhere', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const [wrong, right] = [`Falsch-${testId}`, `Richtig-${testId}`]
  const [letter, word] = [`Brief ${testId}`, 'Kaminkehrer']
  const reader = await browser.newPage()
  const email = newEmail()
  await addDocuments(service, wrong, [
    { name: letter, pages: [`Inhalt ${word}`] },
    { name: `Bleibt ${testId}` },
  ])
  await accept({ page: reader, service }, await service.invite(wrong), email)
  await addDocuments(service, right, [{ name: `Schon da ${testId}`, street: 'Ährenweg 4' }])
  await reader.goto('/documents')
  const opened = await rowOf(reader, letter).getByRole('link').last().getAttribute('href')
  // The service extracts texts one after the other.
  await expect(async () => {
    await reader.goto(`/documents?suche=${word}`)
    await expect(rowsOf(reader)).toHaveCount(1, { timeout: 2000 })
  }).toPass({ timeout: 45_000 })

  await arriveAs('staff', { page, service })
  await page.goto('/documents')
  await page.getByRole('searchbox').fill(letter)
  await rowOf(page, letter)
    .getByRole('button', { name: `Korrigieren: ${letter}` })
    .click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Kurzbezeichnung')).toHaveValue(letter)
  await dialog.getByPlaceholder('Kunde wählen').fill(right)
  await page.getByRole('option', { name: right }).click()
  await expect(dialog.getByText('bekommt eine E-Mail, dass ein Schreiben')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Straße/HNr.').selectOption('Ährenweg 4')
  await dialog.getByLabel('Datum').fill('2026-01-15')
  await dialog.getByLabel('Kurzbezeichnung').fill(`Richtiger ${letter}`)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const said = page.getByText(`Zugeordnet zu ${right}: Richtiger ${letter}`)
  await expect(said).toBeVisible()
  await expect(page.locator('#step-note')).toBeFocused()
  await expect(rowOf(page, `Richtiger ${letter}`)).toContainText(right)
  await expect(rowsOf(page)).toHaveCount(1)

  await reader.goto('/documents')
  await expect(rowOf(reader, `Bleibt ${testId}`)).toBeVisible()
  await expect(rowOf(reader, letter)).toHaveCount(0)
  for (const search of [letter, word]) {
    await reader.goto(`/documents?suche=${encodeURIComponent(search)}`)
    await expect(reader.getByText('Keine Dokumente gefunden')).toBeVisible()
  }
  const again = await reader.request.get(new URL(opened ?? '', reader.url()).href)
  expect(again.status()).toBe(404)
  await reader.close()
})

test('a document is removed by keyboard alone, and restored by an operator', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const [customer, name] = [`Entfernt-${testId}`, `Doppelt ${testId}`]
  await addDocuments(service, customer, [{ name }, { name: `Bleibt ${testId}` }])
  await arriveAs('staff', { page, service })
  await page.goto(`/documents?kunde=${customer}`)
  const correct = rowOf(page, name).getByRole('button', { name: `Korrigieren: ${name}` })
  await correct.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Entfernen' }).press('Enter')
  const question = dialogOf(page, 'Dokument entfernen?')
  await expect(question).toContainText('30 Tage lang')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(correct).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Entfernen' }).press('Enter')
  await question.getByRole('checkbox').press('Space')
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByText(`Entfernt: ${name}. Bis zum `)).toBeVisible()
  await expect(page.locator('#step-note')).toBeFocused()
  await expect(rowsOf(page)).toHaveCount(1)
  // Staff have back at once what they removed by mistake.
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(page.getByText('Rückgängig gemacht.')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Schließen' }).press('Enter')
  await expect(page.getByText('Rückgängig gemacht.')).toHaveCount(0)

  await correct.press('Enter')
  await dialog.getByRole('button', { name: 'Entfernen' }).press('Enter')
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter')
  await expect(rowsOf(page)).toHaveCount(1)

  const operator = await browser.newPage()
  await arriveAs('operator', { page: operator, service })
  await operator.goto('/verwaltung/entfernt')
  const removed = operator.getByRole('region', { name: 'Entfernte Dokumente' })
  const entry = removed.getByRole('listitem').filter({ hasText: name })
  await expect(entry).toContainText('noch 30 Tage')
  await expectAccessible(operator)
  await entry.getByRole('button', { name: 'Wiederherstellen' }).press('Enter')
  await expect(removed.getByText(`Wiederhergestellt: ${name}`)).toBeVisible()
  await expect(entry).toHaveCount(0)
  await expect(removed.getByRole('heading')).toBeFocused()
  await operator.close()
  await page.reload()
  await expect(rowOf(page, name)).toBeVisible()

  // Where somebody else was faster, the second overwrites nothing.
  await correct.click()
  await dialog.getByLabel('Kurzbezeichnung').fill(`Meiner ${testId}`)
  await service.database.db
    .updateTable('document')
    .set({ file_name: `readv_${customer}_Weg 1_unbekannt_Brief_Anderer.pdf` })
    .where('customer_id', '=', customer)
    .where('name', '=', name)
    .execute()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByRole('alert')).toContainText('von jemand anderem geändert')
  await expectAccessible(page)
})

test('a slip in the inbox costs one click, and later a filing is taken back in the list', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const customer = `Zurueck-${testId}`
  const [first, second] = [`Mietvertrag ${testId}`, `Rechnung ${testId}`]
  await sendIn(browser, service, customer, [first, second])
  await arriveAs('staff', { page, service })
  await page.goto('/documents/eingang')
  await page.getByRole('button', { name: first }).click()
  const again = page.getByRole('form', { name: first })
  // The customer's addresses load later than the form.
  await expect(again.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await again.getByRole('button', { name: 'Erfassen' }).click()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeVisible()
  await undo.press('Enter')
  await expect(again.getByLabel('Kurzbezeichnung')).toBeFocused()
  await expect(undo).toHaveCount(0)
  await again.getByLabel('Kurzbezeichnung').fill(`Vertrag ${testId}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Erfasst: Vertrag ${testId}`)).toBeVisible()

  await page.goto(`/documents?kunde=${customer}`)
  await page.getByRole('link', { name: `Vorschau: Vertrag ${testId}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Korrigieren' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await expect(page.getByTitle(`Vorschau: Vertrag ${testId}`)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Ablage zurücknehmen' }).click()
  const question = dialogOf(page, 'Ablage zurücknehmen?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ablage zurücknehmen' }).click()
  await expect(page.getByText(`Wieder im Eingang: Vertrag ${testId}`)).toBeVisible()
  await expect(page.locator('#step-note')).toBeFocused()
  await expect(rowOf(page, first)).toContainText('eingegangen')

  // What one customer sent in is filed in one step, too.
  await page.goto('/documents/eingang')
  for (const name of [first, second])
    await page.getByRole('checkbox', { name: `Markieren: ${name}` }).check()
  const marked = page.getByRole('region', { name: 'Markierte Dokumente' })
  await marked.getByRole('button', { name: 'Erfassen' }).click()
  const both = dialogOf(page, '2 Dokumente erfassen')
  await expect(both.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await both.getByLabel('Typ').selectOption('Rechnung')
  await both.getByRole('button', { name: 'Erfassen' }).click()
  await expect(page.getByText('2 Dokumente erfasst.')).toBeVisible()
  await undo.click()
  await expect(page.getByRole('checkbox', { name: `Markieren: ${second}` })).toBeVisible()
})
