import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readCsvTables, readPdfText, readSheets } from '../server/src/testing/reports.ts'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { newestYear } from './demoYears.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { arriveWithYears } from './twoYears.ts'

// A service of its own, since what is released to the demo stays among its documents.
test.use({ settings: { AUDIT_MONTHS: '14' } })

/** Saves a file by pressing a button, and returns its name and content. */
async function save(page: Page, button: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download: Download = await started
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('an owner takes the yearly report along in each format', {
  tag: '@main',
}, async ({ page, service }) => {
  await arrive({ page, service })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Jahresübersicht herunterladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jahresübersicht' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  const pdf = await save(page, 'PDF')
  expect(pdf.name).toBe(`Jahresübersicht ${newestYear}.pdf`)
  const text = await readPdfText(pdf.bytes)
  const sum = /Summe ([\d.]+,\d\d) ([\d.]+,\d\d) ([\d.]+,\d\d)/.exec(text)?.[1] ?? ''
  expect(text).toContain('Kundennummer DEMO')
  await expect(dialog.getByRole('status')).toContainText('Downloads')

  const sheets = await readSheets((await save(page, 'Excel')).bytes)
  const total = sheets.get('Übersicht')?.[1]?.get('D')?.value
  const tables = await readCsvTables((await save(page, 'CSV (ZIP)')).bytes)
  const plain = sum.replaceAll('.', '')
  expect(String(total)).toBe(String(Number(plain.replace(',', '.'))))
  expect(tables.get('Übersicht')?.[1]?.[3]).toBe(plain)

  await dialog.getByText('Abschreibung angeben').click()
  await dialog.getByLabel('Anteil des Gebäudes').fill('75')
  await dialog.getByLabel('Beginn').fill('05.2019')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Die nächste Jahresübersicht enthält sie.')).toBeVisible()
  expect(await readPdfText((await save(page, 'PDF')).bytes)).toContain(`AfA ${newestYear}`)

  const files = await save(page, 'Unterlagen für das Steuerjahr (ZIP)')
  expect(files.name).toBe(`Unterlagen für das Steuerjahr ${newestYear}.zip`)
  expect(files.bytes.subarray(0, 2).toString()).toBe('PK')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the report opens on the page, for its year, and closing it leads back', async ({
  page,
  service,
}) => {
  await arriveWithYears({ page, service })
  const dialog = page.getByRole('dialog', { name: 'Jahresübersicht' })
  const places = [
    ['/dashboard?jahr=2024', 'Jahresübersicht herunterladen', '2024'],
    ['/dashboard', 'Jahresübersicht herunterladen', '2025'],
    ['/documents?jahr=2024&monat=03', 'Jahresübersicht', '2024'],
    ['/documents?jahr=2019', 'Jahresübersicht', '2025'],
  ] as const
  const closeByKey = () => page.keyboard.press('Escape')
  const everyWay = [
    closeByKey,
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
    () => page.goBack(),
  ]
  for (const [address, name, chosen] of places) {
    await page.goto(address)
    const link = page.getByRole('link', { name, exact: true })
    for (const close of address === '/dashboard' ? everyWay : [closeByKey]) {
      await link.click()
      await expect(dialog.getByLabel('Jahr', { exact: true })).toHaveValue(chosen)
      await close()
      await expect(dialog).toBeHidden()
      expect(page.url()).toBe(new URL(address, page.url()).href)
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
    }
  }
  await page.goto('/dashboard?jahr=2024&dialog=bericht')
  await expect(dialog.getByLabel('Jahr', { exact: true })).toHaveValue('2024')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard\?jahr=2024$/)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/demo/dashboard?dialog=bericht')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  expect(await readPdfText((await save(page, 'PDF')).bytes)).toContain('erfunden')
})

test('staff make reports, look at one, and release it to its owner', async ({
  page,
  service,
  browser,
}) => {
  const owner = await browser.newPage({ baseURL: service.url })
  await arrive({ page: owner, service })
  await arriveAs('staff', { page, service })
  // Without the right to import, staff only read what is entered.
  await page.goto('/dashboard?kunde=DEMO&dialog=bericht')
  await page.getByText('Angaben zur Abschreibung').click()
  await expect(page.getByText(/^Noch ist nichts angegeben|% des Kaufpreises$/)).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Beginn')).toHaveCount(0)
  await page.goto('/verwaltung/berichte?kunde=DEMO')
  const card = page.getByRole('region', { name: 'Jahresübersichten' })
  await card.getByLabel('Für wen').selectOption({ label: 'Kunde DEMO' })
  await card.getByRole('button', { name: 'Erstellen' }).click()
  await expect(card.getByRole('status')).toHaveText('Eine Jahresübersicht wird erstellt.')
  await expect(card.getByText('1 zur Freigabe bereit')).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: `Ansehen: ${newestYear}, Kunde DEMO` }).click()
  const dialog = page.getByRole('dialog', { name: `${newestYear}, Kunde DEMO` })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  const draft = await save(page, 'PDF von DEMO')
  expect(draft.name).toBe(`DEMO Jahresübersicht ${newestYear}.pdf`)
  expect(await readPdfText(draft.bytes)).toContain('Kundennummer DEMO')

  await dialog.getByRole('button', { name: 'Freigeben: Kunde DEMO' }).click()
  const question = page.getByRole('dialog', { name: 'Für Kunde DEMO freigeben?' })
  await expect(question.getByLabel('Eigentümer per E-Mail benachrichtigen')).toBeChecked()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(dialog.getByText('freigegeben', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText('1 freigegeben')).toBeVisible()

  await owner.goto('/documents')
  await expect(owner.getByText(`Jahresübersicht ${newestYear}`).first()).toBeVisible()
  await owner.close()
})
