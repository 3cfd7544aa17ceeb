import { uploadDocumentCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { brokenPdf, pdfFile } from './files.ts'
import { expect, test } from './test.ts'
import { arriveNew, listDocuments, openOnDocuments, throttleUploads } from './uploading.ts'

const once = { tag: '@once' }
const MEGABYTE = 1024 * 1024

test.describe('a file that the service refuses', () => {
  test.use({ expectedComplaints: /status of 4\d\d|Fehler: ServiceError/ })

  test('stays with the reason while the others are uploaded', once, async ({ page, service }) => {
    await arriveNew({ page, service })
    const { dialog, choose, names, send, said } = await openOnDocuments(page)
    await choose(pdfFile('eins.pdf', 'Eins'), brokenPdf('kaputt.pdf'), pdfFile('drei.pdf', 'Drei'))
    const refused = page.waitForResponse((reply) => reply.status() >= 400)
    await send.click()
    const reason = await (await refused).text()
    await expect(said).toHaveText(`Fehler: ${reason}`)
    await expect(dialog.getByRole('group')).toHaveCount(1)
    await expect(names).toHaveValue('kaputt')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    expect(await listDocuments(page)).toHaveLength(2)

    await dialog.getByRole('button', { name: 'kaputt.pdf: entfernen' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('2 von 2 Dokument(e) angezeigt')).toBeVisible()
  })
})

test.describe('a broken connection', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test(
    'during an upload leaves nothing behind and keeps the form, and a retry makes one document',
    once,
    async ({ page, context, service }) => {
      await arriveNew({ page, service })
      const { dialog, choose, names, send, said } = await openOnDocuments(page)
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
    },
  )

  test('before the reply makes a retry find the same document', once, async ({ page, service }) => {
    await arriveNew({ page, service })
    const { dialog, choose, send, said } = await openOnDocuments(page)
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
    expect(await listDocuments(page)).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Kreditvertrag.pdf: Erneut versuchen' }).click()
    await expect(dialog).toBeHidden()
    expect(await listDocuments(page)).toHaveLength(1)
  })
})

test(
  'a cancelled upload leaves nothing behind, and the others continue',
  once,
  async ({ page, context, service }) => {
    await arriveNew({ page, service })
    const { dialog, choose, send } = await openOnDocuments(page)
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
    await expect(page.getByText('1 von 1 Dokument(e) angezeigt')).toBeVisible()
    expect(await listDocuments(page)).toEqual([expect.stringMatching(/_klein\.pdf$/)])
  },
)

test('closing during an upload asks first', once, async ({ page, context, service }) => {
  await arriveNew({ page, service })
  const { dialog, choose, send } = await openOnDocuments(page)
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
  expect(await listDocuments(page)).toEqual([])
})
