import { arriveWithDocuments, pdf, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

test('an uploaded document is listed at once', async ({ page, service }, { testId }) => {
  await arriveWithDocuments({ page, service }, `Neu-${testId}`, [{ name: 'Alt' }])
  await page.goto('/documents')
  await expect(rowsOf(page)).toHaveCount(1)
  const opener = page.getByRole('link', { name: 'Neues Dokument hochladen' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Neues Dokument hochladen' })
  await dialog.getByRole('button', { name: 'Hochladen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Bitte Name + Datei auswählen.')
  await dialog.getByLabel('Datei (PDF oder Bild)').setInputFiles({
    name: 'Scan.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(['Ein Vertrag']),
  })
  await dialog.getByLabel('Dokumentenname').fill('Neuer Vertrag')
  await dialog.getByRole('button', { name: 'Hochladen' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /\p{L}{4}/u })
      .first(),
  ).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  const added = rowsOf(page).filter({ hasText: 'Neuer Vertrag' })
  await expect(added).toContainText('eingegangen')
  await expect(added).toContainText('Allgemein')
})
