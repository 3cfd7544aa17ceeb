import { uploadDocumentCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { heicFile, pdfFile, pngFile } from './files.ts'
import { expect, test } from './test.ts'
import { arriveNew, listDocuments, openOnDocuments, uploadDialog } from './uploading.ts'
import { expectRight, expectWrong } from './wrong.ts'

test.use({ settings: { MAX_UPLOAD_MB: '3' } })
// One worker for all, since each would start a service with these settings.
test.describe.configure({ mode: 'default' })

const once = { tag: '@once' }
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

test('several files are named, uploaded and listed at once', {
  tag: '@main',
}, async ({ page, service }) => {
  await arriveNew({ page, service })
  const { dialog, choose, names, send, said } = await openOnDocuments(page)
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
  await dialog.getByLabel('Bemerkung (optional)').fill('Wie besprochen.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expect(send).toHaveText('2 Dokumente hochladen')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 von 2 Dokument(e) angezeigt')).toBeVisible()
  await expect(page.getByText('Zählerstand')).toBeVisible()
  await expect(page.getByText('Vertrag_2019')).toBeVisible()
})

test(
  'an iPhone photo is accepted although the browser cannot show it',
  once,
  async ({ page, service }) => {
    await arriveNew({ page, service })
    const { dialog, choose, send } = await openOnDocuments(page)
    await expect(dialog.getByText('PDF, JPEG, PNG, WebP oder HEIC')).toBeVisible()
    await choose(heicFile('IMG_0815.HEIC'))
    const photo = dialog.getByRole('group', { name: 'IMG_0815.HEIC' })
    await expect(photo).toBeVisible()
    await expect(photo.locator('canvas')).toBeHidden()
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 von 1 Dokument(e) angezeigt')).toBeVisible()
    expect(await listDocuments(page)).toEqual([expect.stringMatching(/_IMG_0815\.pdf$/)])
  },
)

test('files can be dropped anywhere on the page', once, async ({ page, service }) => {
  await arriveNew({ page, service })
  const { dialog, names } = await openOnDocuments(page)
  const content = pdfFile('Brief.pdf', 'Brief').buffer.toString('latin1')
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'Brief.pdf', { type: 'application/pdf' }))
    return data
  }, content)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(dialog.getByText('Hier ablegen')).toBeVisible()
  await expectAccessible(page)
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(names).toHaveValue('Brief')
  await expect(dialog.getByText('Hier ablegen')).toHaveCount(0)
})

test('unacceptable files are refused at once and not sent', once, async ({ page, service }) => {
  await arriveNew({ page, service })
  const { dialog, choose, names, said } = await openOnDocuments(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await choose(
    { name: 'Brief.docx', mimeType: 'application/msword', buffer: Buffer.from('PK..') },
    pdfFile('Riese.pdf', 'Riese', 3 * MEGABYTE),
    { name: 'nichts.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    pdfFile('gut.pdf', 'Gut'),
  )
  await expect(said.getByRole('listitem')).toHaveText([
    '„Brief.docx“ kann nicht hochgeladen werden. Möglich sind PDF, JPEG, PNG, WebP und HEIC.',
    /^„Riese\.pdf“ ist zu groß\. Möglich sind höchstens 3,0\sMB\.$/,
    '„nichts.pdf“ ist leer.',
  ])
  await expect(names).toHaveValue('gut')
  await expectAccessible(page)
  await choose(pdfFile('auch gut.pdf', 'Gut'))
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expect(said).toHaveCount(0)
  expect(sent.filter((url) => url.includes(uploadDocumentCall.path))).toEqual([])
})
