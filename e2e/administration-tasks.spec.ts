import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newEmail, register } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { apply, dropOnImports, examine, expectDifferences } from './importing.ts'
import { linkOf, waitForMail } from './mailbox.ts'
import { arriveAs } from './staff.ts'
import { newStaffEmail } from './staffEmails.ts'
import { expect, test } from './test.ts'

// A service of its own, into which nothing else is read.
test.use({ settings: { MAX_UPLOAD_MB: '20' } })

const FOLDER = join(import.meta.dirname, '../server/src/sets/import/testdata/bestand-2025')
const OWNER = 'K-1001'

/** The operator's own spreadsheets, as they keep them. */
const spreadsheets = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => ({ name, content: readFileSync(join(FOLDER, name)) }))

test('from the printed link to the first owner’s figures, without a shell', {
  tag: '@main',
}, async ({ page, browser, service }) => {
  test.slow()
  const email = newStaffEmail('operator')
  await register(page, await service.printedLink(email), email)
  await page.waitForURL('**/verwaltung')
  await dropOnImports(page, spreadsheets)
  await examine(page)
  await expectDifferences(page)
  await apply(page)
  await page.goto(`/verwaltung/kunden/kunde?kunde=${OWNER}`)
  await page.getByRole('button', { name: 'Einladen', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const address = newEmail()
  await dialog.getByLabel('E-Mail-Adresse').fill(address)
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(dialog.getByText('Eine E-Mail wird gesendet.')).toBeVisible()

  const context = await browser.newContext({ baseURL: service.url })
  const owner = await context.newPage()
  await register(owner, linkOf(await waitForMail(service, address)), address)
  await owner.waitForURL('**/dashboard')
  await expect(
    owner
      .getByText(/€\s712\.463/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await context.close()
})

test('customers are invited at once, and another by the keyboard alone', async ({ page, service }, {
  testId,
}) => {
  const ids = Array.from({ length: 40 }, (_, index) => `${testId}-${index + 10}`)
  const [single = '', ...several] = ids
  await importTable(
    service,
    `customerid;portfoliovalue\n${ids.map((id) => `${id};1`).join('\n')}\n`,
  )
  await arriveAs('operator', { page, service })

  await test.step('several, whose addresses are pasted', async () => {
    const addresses = several.map(() => newEmail())
    await page.goto(`/verwaltung/kunden?suche=${testId}`)
    await expect(page.getByText('40 Kunden', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }).check()
    await page.getByRole('checkbox', { name: `Auswählen: ${single}` }).uncheck()
    await expect(page.getByText('39 Kunden ausgewählt')).toBeVisible()
    await page.getByRole('button', { name: 'Einladen', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '39 Kunden einladen' })
    const first = dialog.getByRole('textbox', { name: several[0] ?? '', exact: true })
    await first.focus()
    await first.evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, addresses.join('\n'))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '39 Einladungen senden' }).click()
    await expect(dialog.getByText('39 E-Mails werden gesendet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByText('39 Kunden ausgewählt')).toHaveCount(0)
    for (const address of addresses) await waitForMail(service, address)
    await page.reload()
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows.filter({ hasText: 'nicht eingeladen' })).toHaveCount(1)
  })

  await test.step('one, without a pointer', async () => {
    await page.goto('/verwaltung')
    await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(single)
    await expect(page.getByRole('option').first()).toContainText(single)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: single, level: 1 })).toBeVisible()
    await tabTo(page, 'Personen und Einladungen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Einladungen', exact: true })).toBeVisible()
    await tabTo(page, 'Einladen')
    await page.keyboard.press('Enter')
    const field = page.getByRole('dialog').getByLabel('E-Mail-Adresse')
    await expect(field).toBeVisible()
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
    const address = newEmail()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Eine E-Mail wird gesendet.')).toBeVisible()
    await waitForMail(service, address)
  })
})

/** Presses Tab until what has the focus has this name. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (text.trim() === name) return
  }
  throw new Error(`The focus never came to ${name}.`)
}
