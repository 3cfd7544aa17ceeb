import type { Page } from '@playwright/test'
import { activePdf } from '../server/src/testing/texts/activePdfs.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, rowsOf } from './documents.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

const alerting = (text: string) =>
  activePdf({ catalog: `/OpenAction<</S/JavaScript/JS(app.alert\\("${text}"\\))>>` })

/** Collects what scripts of documents say. */
function listenTo(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  return said
}

/** Waits until Chromium's viewer shows a document of one page. */
async function expectShown(page: Page) {
  const viewer = () => page.frames().find((frame) => frame.url().startsWith('chrome-extension:'))
  await expect
    .poll(() => viewer()?.locator('#pagelength').innerText(), { timeout: 30_000 })
    .toBe('1')
}

test('a document with a script is marked, and its preview does not run it', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const said = listenTo(page)
  const [marked, unmarked] = [alerting('Markiert'), alerting('Unmarkiert')]
  await arriveWithDocuments({ page, service }, `Aktiv-${testId}`, [
    { name: 'Mahnung', date: '2025-03-01', bytes: marked, active: ['launch', 'scripts'] },
    // As if nothing had been found, to see that the browser would run it.
    { name: 'Brief', date: '2025-02-01', bytes: unmarked },
    { name: 'Rechnung', date: '2025-01-01', active: ['files'] },
    { name: 'Gesperrt', date: '2024-01-01', active: ['unknown'] },
  ])
  await page.goto('/documents')
  const mark = 'Aktive Inhalte: Startbefehle, Skripte'
  await expect(rowsOf(page).filter({ hasText: 'Mahnung' })).toContainText(mark)
  await expect(rowsOf(page).filter({ hasText: 'Brief' })).not.toContainText('Aktive Inhalte')
  for (const name of ['Vorschau: Mahnung', 'Herunterladen: Mahnung'])
    await expect(page.getByRole('link', { name })).toHaveAccessibleDescription(mark)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Vorschau: Mahnung' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mahnung' })
  await expect(dialog.getByRole('note')).toContainText('Die Vorschau zeigt es ohne sie')
  await expectShown(page)
  await expectAccessible(page)
  expect(said).toEqual([])
  await dialog.getByRole('button', { name: 'Nächstes Dokument' }).click()
  await expect.poll(() => said, { timeout: 30_000 }).toEqual(['Unmarkiert'])

  await test.step('nor does the inbox of staff', async () => {
    said.length = 0
    const [name, other] = [`Mahnung ${testId}`, `Zweite ${testId}`]
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: alerting('Eingang') }
    await sendIn(browser, service, `Eingang-${testId}`, [name, other], () => file)
    await arriveAs('staff', { page, service })
    await page.goto('/documents/eingang')
    const item = page.getByRole('button', { name: other })
    await expect(item).toHaveAccessibleName(/Aktive Inhalte: Skripte/)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('note')).toContainText('aktive Inhalte: Skripte')
    await expectShown(page)
    expect(said).toEqual([])
  })
})
