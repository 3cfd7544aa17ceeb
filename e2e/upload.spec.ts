import { previewDocumentCall, uploadDocumentCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { rowsOf } from './documents.ts'
import { heicFile, pdfFile, pngFile } from './files.ts'
import { expect, test } from './test.ts'
import {
  arriveNew,
  listDocuments,
  openOnDocuments,
  uploadDialog,
  uploadSettings,
} from './uploading.ts'
import { expectRight, expectWrong } from './wrong.ts'

test.use({ settings: uploadSettings })

const MEGABYTE = 1024 * 1024

test('a page without loans offers two ways to send them in', async ({ page, service }) => {
  await arriveNew({ page, service })
  await page.goto('/dashboard')
  const { dialog, names, send, said, choose } = uploadDialog(page)
  const opener = page.getByRole('link', { name: 'hier klicken' })
  await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
  await expect(page.getByText(/innerhalb von 24 Stunden/)).toBeVisible()
  const { operator } = await (await page.request.get('/api/config')).json()
  await expect(page.getByRole('link', { name: operator.email })).toHaveAttribute(
    'href',
    `mailto:${operator.email}`,
  )

  await opener.click()
  await expect(names).toBeFocused()
  await expectAccessible(page)
  await send.click()
  const incomplete = 'Bitte Dokumentenname + Datei auswählen.'
  const file = dialog.getByLabel('Datei (PDF oder Bild)')
  await expect(said).toHaveText(incomplete)
  await expectWrong(names, incomplete)
  await expectWrong(file, incomplete)
  await expect(names).toBeFocused()
  await names.fill('Kreditvertrag')
  await expectRight(names)
  await send.click()
  await expect(said).toHaveText(incomplete)
  await expect(file).toBeFocused()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)

  await opener.click()
  await expect(names).toHaveValue('')
  await names.fill('Kreditvertrag')
  await choose(pdfFile('scan.pdf', 'Kredit'))
  await expect(names).toHaveValue('Kreditvertrag')
  const reply = page.waitForResponse(`**${uploadDocumentCall.path}`)
  await send.click()
  const { message } = await (await reply).json()
  expect(message).not.toBe('')
  await expect(page.getByText(message)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await listDocuments(page)).toEqual([expect.stringMatching(/_Kreditvertrag\.pdf$/)])
})

test('an owner without documents uploads several at once, and previews one', {
  tag: ['@main', '@phone'],
}, async ({ page, service }) => {
  await arriveNew({ page, service })
  await page.goto('/documents?docType=Mietvertrag')
  await expect(page.getByText('Keine Dokumente gefunden')).toBeVisible()
  await expect(page.getByText(/sobald Ihre Verwaltung sie einstellt/)).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByText(/angezeigt/)).toHaveCount(0)
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Erstes Dokument hochladen' }).click()

  const { dialog, choose, names, send, said } = uploadDialog(page)
  await expect(dialog.getByText('PDF, JPEG, PNG, WebP oder HEIC')).toBeVisible()
  await send.click()
  await expect(said).toHaveText('Bitte Name + Datei auswählen.')
  await choose(pdfFile('Vertrag_2019.pdf', 'Vertrag'), pngFile('IMG_2041.png'))
  await expect(dialog.getByRole('group', { name: 'Vertrag_2019.pdf' })).toBeVisible()
  await expect(dialog.locator('canvas:visible')).toHaveCount(1)
  await expect(names.nth(0)).toHaveValue('Vertrag_2019')
  await expect(said).toHaveCount(0)
  await names.nth(1).fill('')
  await send.click()
  await expect(said).toHaveText('Bitte Name + Datei auswählen.')
  await expectRight(names.nth(0))
  await expectWrong(names.nth(1), 'Bitte Name + Datei auswählen.')
  await expect(names.nth(1)).toBeFocused()
  await names.nth(1).fill('Zählerstand')
  await expect(said).toHaveCount(0)
  await choose(pdfFile('falsch.pdf', 'Falsch'))
  await dialog.getByRole('button', { name: 'falsch.pdf: entfernen' }).click()
  await expect(names).toHaveCount(2)

  // An iPhone's photo, which the browser cannot show.
  await choose(heicFile('IMG_0815.HEIC'))
  const photo = dialog.getByRole('group', { name: 'IMG_0815.HEIC' })
  await expect(photo).toBeVisible()
  await expect(photo.locator('canvas')).toBeHidden()
  await dialog.getByLabel('Bemerkung (optional)').fill('Wie besprochen.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expect(send).toHaveText('3 Dokumente hochladen')
  await send.click()
  await expect(dialog).toBeHidden()
  const listed = page.getByText('3 von 3 Dokument(e) angezeigt')
  await expect(listed).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
  for (const name of ['Zählerstand', 'Vertrag_2019', 'IMG_0815']) {
    const row = rowsOf(page).filter({ hasText: name })
    await expect(row).toContainText('eingegangen')
    await expect(row).toContainText('Allgemein')
  }
  expect(await listDocuments(page)).toContainEqual(expect.stringMatching(/_IMG_0815\.pdf$/))

  const shown = page.waitForResponse((reply) => reply.url().includes(previewDocumentCall.path))
  await page.getByRole('link', { name: 'Vorschau: IMG_0815' }).click()
  expect((await shown).headers()['content-type']).toContain('application/pdf')
  await expect(page.getByTitle('Vorschau: IMG_0815')).toBeVisible()
})

test('files can be dropped anywhere, and unacceptable ones are not sent', async ({
  page,
  service,
}) => {
  await arriveNew({ page, service })
  const { dialog, choose, names, said } = await openOnDocuments(page)
  const content = pdfFile('Brief.pdf', 'Brief').buffer.toString('latin1')
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'Brief.pdf', { type: 'application/pdf' }))
    return data
  }, content)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(dialog.getByText('Hier ablegen')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(names).toHaveValue('Brief')
  await expect(dialog.getByText('Hier ablegen')).toHaveCount(0)

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await choose(
    { name: 'Brief.docx', mimeType: 'application/msword', buffer: Buffer.from('PK..') },
    pdfFile('Riese.pdf', 'Riese', 3 * MEGABYTE),
    { name: 'nichts.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  )
  await expect(said.getByRole('listitem')).toHaveText([
    '„Brief.docx“ kann nicht hochgeladen werden. Möglich sind PDF, JPEG, PNG, WebP und HEIC, E-Rechnungen auch als XML.',
    /^„Riese\.pdf“ ist zu groß\. Möglich sind höchstens 3,0\sMB\.$/,
    '„nichts.pdf“ ist leer.',
  ])
  await expect(names).toHaveValue('Brief')
  await expectAccessible(page)
  await choose(pdfFile('auch gut.pdf', 'Gut'))
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expect(said).toHaveCount(0)
  expect(sent.filter((url) => url.includes(uploadDocumentCall.path))).toEqual([])
})
