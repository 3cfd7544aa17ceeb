import type { Page } from '@playwright/test'
import { addDocuments, rowsOf } from './documents.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })

/** Counts the clicks and keys of a page, across its addresses. */
async function countInputs(page: Page) {
  const counts = { clicks: 0, keys: 0 }
  await page.exposeBinding('counted', (_, kind: 'clicks' | 'keys') => {
    counts[kind] += 1
  })
  await page.addInitScript(() => {
    const { counted } = window as unknown as { counted: (kind: string) => void }
    addEventListener('pointerdown', () => counted('clicks'), true)
    addEventListener('keydown', () => counted('keys'), true)
  })
  return counts
}

test(
  'a clerk files documents, three of them wrongly, and puts them right',
  { tag: '@main' },
  async ({ page, browser, service, isMobile }, { testId, annotations }) => {
    test.setTimeout(180_000)
    const [customer, other] = [`Ablage-${testId}`, `Anderer-${testId}`]
    const names = Array.from({ length: 12 }, (_, index) => `Rechnung ${index + 1} ${testId}`)
    await addDocuments(service, other, [{ name: `Vorhanden ${testId}`, street: 'Ährenweg 12a' }])
    await sendIn(browser, service, customer, names)
    const counts = await countInputs(page)
    await arriveAs('staff', { page, service })
    await page.goto('/documents/eingang')
    await page.getByRole('button', { name: `Rechnung 1 ${testId}` }).click()
    const begun = { ...counts }
    for (const [index, name] of names.entries()) {
      const form = page.getByRole('form', { name })
      await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
      await form.getByRole('button', { name: 'Erfassen' }).click()
      await expect(page.getByText(`Erfasst: ${name}`)).toBeVisible()
      if (index !== 3) continue
      // The first slip is noticed at once.
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await form.getByRole('button', { name: 'Erfassen' }).click()
      await expect(page.getByText(`Erfasst: ${name}`)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: testId })).toHaveCount(0)
    const filed = { ...counts }

    // The second is the wrong customer's, the third has the wrong date.
    const [, , , , , , moved = '', dated = ''] = names
    await page.goto(`/documents?kunde=${customer}`)
    const dialog = page.getByRole('dialog', { name: 'Dokument korrigieren' })
    await page.getByRole('button', { name: `Korrigieren: ${moved}` }).click()
    await dialog.getByPlaceholder('Kunde wählen').fill(other)
    await page.getByRole('option', { name: other }).click()
    await dialog.getByLabel('Straße/HNr.').selectOption('Ährenweg 12a')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(`Zugeordnet zu ${other}: ${moved}`)).toBeVisible()
    await expect(rowOf(page, moved)).toHaveCount(0)
    await page.getByRole('button', { name: `Korrigieren: ${dated}` }).click()
    await dialog.getByLabel('Datum').fill('2026-02-03')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(rowOf(page, dated)).toContainText('03.02.2026')
    await page.goto(`/documents?kunde=${other}`)
    await expect(rowOf(page, moved)).toBeVisible()

    const described = `12 filed, the first slip undone: ${filed.clicks - begun.clicks} clicks; a move and a new date: ${counts.clicks - filed.clicks} clicks, besides what is typed and chosen`
    process.stdout.write(`${described}${isMobile ? ' (phone)' : ''}\n`)
    annotations.push({ type: 'clicks', description: described })
  },
)
