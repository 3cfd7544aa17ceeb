import { uploadDocumentCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { brokenPdf, pdfFile } from './files.ts'
import { expect, test } from './test.ts'
import {
  arriveNew,
  listDocuments,
  openOnDocuments,
  throttleUploads,
  uploadSettings,
} from './uploading.ts'

test.use({
  settings: uploadSettings,
  expectedComplaints: /status of 4\d\d|net::ERR_|Fehler: ServiceError/,
})

const MEGABYTE = 1024 * 1024

test('a refused file stays with the reason, and a retry after a lost reply finds the same document', async ({
  page,
  service,
}) => {
  await arriveNew({ page, service })
  const { dialog, choose, names, send, said } = await openOnDocuments(page)
  await choose(pdfFile('eins.pdf', 'Eins'), brokenPdf('kaputt.pdf'), pdfFile('drei.pdf', 'Drei'))
  const refused = page.waitForResponse((reply) => reply.status() >= 400)
  await send.click()
  const reason = await (await refused).text()
  await expect(said).toHaveText(`Fehler: ${reason}`)
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expect(names).toHaveValue('kaputt')
  await expectAccessible(page)
  expect(await listDocuments(page)).toHaveLength(2)
  await dialog.getByRole('button', { name: 'kaputt.pdf: entfernen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 von 2 Dokument(e) angezeigt')).toBeVisible()

  await openOnDocuments(page)
  await choose(pdfFile('Kreditvertrag.pdf', 'Kredit'))
  await page.route(
    `**${uploadDocumentCall.path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await send.click()
  await expect(said).toHaveText(/^Fehler: Der Dienst ist nicht erreichbar\./)
  expect(await listDocuments(page)).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Kreditvertrag.pdf: Erneut versuchen' }).click()
  await expect(dialog).toBeHidden()
  expect(await listDocuments(page)).toHaveLength(3)
})

test('an upload that breaks off or is cancelled leaves nothing behind', async ({
  page,
  context,
  service,
}) => {
  await arriveNew({ page, service })
  const { dialog, choose, names, send, said } = await openOnDocuments(page)

  await test.step('a broken connection keeps the form, and a retry makes one document', async () => {
    await names.fill('Kreditvertrag')
    await choose(pdfFile('scan.pdf', 'Kredit', 2 * MEGABYTE))
    await dialog.getByLabel('Bemerkung (optional)').fill('eilt')
    await throttleUploads(context, page, 200_000)
    await send.click()
    await expect(dialog.getByText(/^[1-9]\d?\s% übertragen$/)).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(true)
    await expect(said).toHaveText(/^Fehler: Der Dienst ist nicht erreichbar\./)
    await expect(names).toHaveValue('Kreditvertrag')
    await expect(dialog.getByLabel('Bemerkung (optional)')).toHaveValue('eilt')
    await context.setOffline(false)
    expect(await listDocuments(page)).toEqual([])
    await expect(send).toHaveText('Erneut versuchen')
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await listDocuments(page)).toEqual([expect.stringMatching(/_Kreditvertrag\.pdf$/)])
  })

  await test.step('of several, one is cancelled', async () => {
    await openOnDocuments(page)
    await choose(pdfFile('groß.pdf', 'Eins', 2 * MEGABYTE), pdfFile('klein.pdf', 'Zwei'))
    await throttleUploads(context, page, 200_000)
    await send.click()
    await expect(dialog.getByText('Wartet …')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog.getByText(/^[1-9]\d?\s% übertragen$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'groß.pdf: Hochladen abbrechen' }).click()
    await expect(dialog.getByText('Abgebrochen, nicht hochgeladen')).toBeVisible()
    await expect(dialog.getByRole('group')).toHaveCount(1)
    await expect(send).toHaveText('Hochladen')
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByText('2 von 2 Dokument(e) angezeigt')).toBeVisible()
    expect(await listDocuments(page)).toContainEqual(expect.stringMatching(/_klein\.pdf$/))
  })

  await test.step('closing asks first', async () => {
    await openOnDocuments(page)
    await choose(pdfFile('groß.pdf', 'Eins', 2 * MEGABYTE))
    await throttleUploads(context, page, 40_000)
    await send.click()
    await expect(dialog.getByText(/übertragen$/)).toBeVisible()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Hochladen abbrechen?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Weiter hochladen' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByText(/übertragen$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Hochladen abbrechen' }).click()
    await expect(dialog).toBeHidden()
    expect(await listDocuments(page)).toHaveLength(2)
  })
})
