import type { Download, Locator, Page } from '@playwright/test'
import { previewParameter } from '../contract/src/addresses.ts'
import { listDocumentsCall, previewDocumentCall } from '../contract/src/calls/documents.ts'
import { pages } from '../contract/src/pages.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments } from './documents.ts'
import { pretendIpad } from './ipad.ts'
import { sendIn } from './sendingIn.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

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
  'the preview shows a document and its neighbours, and what is downloaded has its name',
  {
    tag: '@phone',
  },
  async ({ page, service }, { testId, project }) => {
    await arrive(page, service, testId)
    const dialog = page.getByRole('dialog', { name: 'Zweiter Brief' })

    await test.step('it is shown in a frame, until one goes back or presses Escape', async () => {
      const [reply] = await Promise.all([framed(page), preview(page, 'Zweiter Brief').click()])
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

    if (project.name === 'desktop')
      await test.step('a click anywhere on a row opens it, except one for a new tab', async () => {
        const day = page.getByRole('cell', { name: '01.02.2025' })
        await day.click({ modifiers: ['ControlOrMeta'] })
        await expect(page).toHaveURL('/documents')
        await day.click()
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(/dokument=readv_.*Zweiter/)
        await page.keyboard.press('Escape')
      })

    await test.step('it leads to its neighbours', async () => {
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
    })

    await test.step('its address can be shared', async () => {
      const [reply] = await Promise.all([framed(page), page.reload()])
      expect(reply.status()).toBe(200)
      await expect(page.getByTitle('Vorschau: Erster Brief')).toBeVisible()
    })

    await test.step('a download is named after the document', async () => {
      const inDialog = page.getByRole('dialog').getByRole('link', { name: 'Herunterladen' })
      const [second] = await Promise.all([downloaded(page), inDialog.click()])
      expect(second.suggestedFilename()).toBe('Erster Brief.pdf')
      await page.getByRole('button', { name: 'Schließen' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      const [file] = await Promise.all([downloaded(page), download(page, 'Zweiter Brief').click()])
      expect(file.suggestedFilename()).toBe('Zweiter Brief.pdf')
    })

    await page.goto('/documents?dialog=vorschau&dokument=readv_X_Y_20250101_Z_fort.pdf')
    await expect(page.getByText('Dieses Dokument ist nicht in der Liste.')).toBeVisible()
  },
)

test.describe('on a page that has become stale', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('a document is opened by a list of its own, or says why not', async ({ page, service }, {
    testId,
  }) => {
    await page.clock.install()
    await arrive(page, service, testId)
    const listed = () =>
      page.waitForResponse((response) => response.url().includes(listDocumentsCall.path))
    await page.clock.fastForward('09:00')
    const [, file] = await Promise.all([
      listed(),
      downloaded(page),
      download(page, 'Zweiter Brief').click(),
    ])
    expect(file.suggestedFilename()).toBe('Zweiter Brief.pdf')

    await page.clock.fastForward('09:00')
    const [, opened] = await Promise.all([
      listed(),
      framed(page),
      preview(page, 'Zweiter Brief').click(),
    ])
    expect(opened.status()).toBe(200)
    await page.keyboard.press('Escape')

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

test('on an iPad that identifies as a Mac, whose frames show one page, documents open in a new tab', async ({
  page,
  browser,
  service,
}, { testId }) => {
  await pretendIpad(page)
  await arrive(page, service, testId)
  /** Expects that a click opens a file in a tab of its own. */
  const expectTab = async (link: Locator) => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await tab.waitForURL(`**${previewDocumentCall.path}?**`)
    await tab.close()
  }
  await expectTab(preview(page, 'Erster Brief'))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('by way of a link where the address opens the preview', async () => {
    const fileName = `readv_Dateien-${testId}_Lindenweg 3_20250201_Mietvertrag_Zweiter Brief.pdf`
    const search = writeSearch(previewParameter, '', { fileName, page: null })
    await page.goto(`${pages.documents.path}?${search}`)
    const dialog = page.getByRole('dialog', { name: 'Zweiter Brief' })
    const link = dialog.getByRole('link', { name: 'Dokument öffnen' })
    await expect(link).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    await expectTab(link)
  })

  await test.step('and in the inbox', async () => {
    const name = `Protokoll ${testId}`
    await sendIn(browser, service, `iPad-${testId}`, [name])
    await arriveAs('staff', { page, service })
    await page.goto('/documents/eingang')
    await page.getByRole('button', { name }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectTab(page.getByRole('link', { name: 'Dokument ansehen' }))
  })
})
