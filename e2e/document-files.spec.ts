import type { Download, Page } from '@playwright/test'
import { pagePaths, previewParameter } from '../contract/src/addresses.ts'
import { listDocumentsCall, previewDocumentCall } from '../contract/src/calls/documents.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments } from './documents.ts'
import { pretendIpad } from './ipad.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const documents = [
  { name: 'Erster Brief', date: '2025-03-01' },
  { name: 'Zweiter Brief', date: '2025-02-01' },
  { name: 'Dritter Brief', date: '2025-01-01' },
]

async function arrive(page: Page, service: Service, testId: string) {
  await arriveWithDocuments({ page, service }, `Dateien-${testId}`, documents)
  await page.goto('/documents')
  await expect(preview(page, 'Erster Brief')).toBeVisible()
}

const preview = (page: Page, name: string) => page.getByRole('link', { name: `Vorschau: ${name}` })
const download = (page: Page, name: string) =>
  page.getByRole('link', { name: `Herunterladen: ${name}` })

/** Waits for the reply to the next preview in a frame. */
const framed = (page: Page) =>
  page.waitForResponse((response) => response.url().includes(previewDocumentCall.path))

/** Waits for the next download, which Chromium may assign to this page or a new tab. */
const downloaded = (page: Page) =>
  new Promise<Download>((resolve) => {
    page.once('download', resolve)
    page.context().once('page', (tab) => tab.once('download', resolve))
  })

test(
  'a click anywhere on a row opens its preview, except one for a new tab',
  once,
  async ({ page, service }, { testId }) => {
    await arrive(page, service, testId)
    const day = page.getByRole('cell', { name: '01.02.2025' })
    const dialog = page.getByRole('dialog', { name: 'Zweiter Brief' })
    await day.click({ modifiers: ['ControlOrMeta'] })
    await expect(page).toHaveURL('/documents')
    await day.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/dokument=readv_.*Zweiter/)
  },
)

test('the preview shows a document in a frame, and going back closes it', async ({
  page,
  service,
}, { testId }) => {
  await arrive(page, service, testId)
  const [reply] = await Promise.all([framed(page), preview(page, 'Zweiter Brief').click()])
  const dialog = page.getByRole('dialog', { name: 'Zweiter Brief' })
  await expect(dialog.getByTitle('Vorschau: Zweiter Brief')).toBeVisible()
  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toContain('application/pdf')
  await expect(dialog.getByText('Mietvertrag · Lindenweg 3 · 01.02.2025')).toBeVisible()
  await expect(page).toHaveURL(/dialog=vorschau/)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/documents')

  await preview(page, 'Zweiter Brief').press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(preview(page, 'Zweiter Brief')).toBeFocused()
})

test(
  'a preview leads to its neighbours, and its address can be shared',
  once,
  async ({ page, service }, { testId }) => {
    await arrive(page, service, testId)
    await preview(page, 'Zweiter Brief').click()
    const next = page.getByRole('button', { name: 'Nächstes Dokument' })
    const previous = page.getByRole('button', { name: 'Vorheriges Dokument' })
    await Promise.all([framed(page), next.click()])
    await expect(page.getByRole('dialog', { name: 'Dritter Brief' })).toBeVisible()
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    await previous.click()
    await previous.click()
    await expect(page.getByRole('dialog', { name: 'Erster Brief' })).toBeVisible()
    await expect(previous).toBeDisabled()

    const [reply] = await Promise.all([framed(page), page.reload()])
    expect(reply.status()).toBe(200)
    await expect(page.getByTitle('Vorschau: Erster Brief')).toBeVisible()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.goto('/documents?dialog=vorschau&dokument=readv_X_Y_20250101_Z_fort.pdf')
    await expect(page.getByText('Dieses Dokument ist nicht in der Liste.')).toBeVisible()
  },
)

test('a download is named after the document', once, async ({ page, service }, { testId }) => {
  await arrive(page, service, testId)
  const [file] = await Promise.all([downloaded(page), download(page, 'Zweiter Brief').click()])
  expect(file.suggestedFilename()).toBe('Zweiter Brief.pdf')
  await preview(page, 'Dritter Brief').click()
  const inDialog = page.getByRole('dialog').getByRole('link', { name: 'Herunterladen' })
  const [second] = await Promise.all([downloaded(page), inDialog.click()])
  expect(second.suggestedFilename()).toBe('Dritter Brief.pdf')
})

test(
  'a stale page reloads its list before opening a document',
  once,
  async ({ page, service }, { testId }) => {
    await page.clock.install()
    await arrive(page, service, testId)
    await page.clock.fastForward('09:00')
    const listed = () =>
      page.waitForResponse((response) => response.url().includes(listDocumentsCall.path))
    const [, file] = await Promise.all([
      listed(),
      downloaded(page),
      download(page, 'Zweiter Brief').click(),
    ])
    expect(file.suggestedFilename()).toBe('Zweiter Brief.pdf')

    await page.clock.fastForward('09:00')
    const [, reply] = await Promise.all([
      listed(),
      framed(page),
      preview(page, 'Zweiter Brief').click(),
    ])
    expect(reply.status()).toBe(200)
  },
)

test.describe('on an iPad that identifies as a Mac', () => {
  test('the preview opens in a new tab', once, async ({ page, service }, { testId }) => {
    await pretendIpad(page)
    await arrive(page, service, testId)
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      preview(page, 'Erster Brief').click(),
    ])
    await tab.waitForURL(`**${previewDocumentCall.path}?**`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(
    'a preview opened by its address links to the file',
    once,
    async ({ page, service }, { testId }) => {
      await pretendIpad(page)
      await arrive(page, service, testId)
      const file = `readv_Dateien-${testId}_Lindenweg 3_20250201_Mietvertrag_Zweiter Brief.pdf`
      const search = writeSearch(previewParameter, '', { fileName: file, page: null })
      await page.goto(`${pagePaths.documents}?${search}`)
      const dialog = page.getByRole('dialog', { name: 'Zweiter Brief' })
      const link = dialog.getByRole('link', { name: 'Dokument öffnen' })
      await expect(link).toBeVisible()
      await expect(dialog.locator('iframe')).toHaveCount(0)
      await expectAccessible(page)
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await tab.waitForURL(`**${previewDocumentCall.path}?**`)
    },
  )
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('a document that cannot be opened says so', once, async ({ page, service }, { testId }) => {
    await page.clock.install()
    await arrive(page, service, testId)
    await page.clock.fastForward('09:00')
    await page.route(`**${listDocumentsCall.path}?**`, (route) => route.abort())
    await preview(page, 'Erster Brief').click()
    const dialog = page.getByRole('dialog')
    // Requests are retried once before they fail.
    await page.clock.runFor('00:30')
    await expect(dialog.getByText('Das Dokument konnte nicht geöffnet werden.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(`**${listDocumentsCall.path}?**`)
    const [reply] = await Promise.all([
      framed(page),
      dialog.getByRole('button', { name: 'Erneut versuchen' }).click(),
    ])
    expect(reply.status()).toBe(200)
  })
})
