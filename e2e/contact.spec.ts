import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { startService } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }
const operator = JSON.parse(
  readFileSync(join(import.meta.dirname, '../server/operator.example.json'), 'utf8'),
)

const ELSEWHERE = '(öffnet eine andere Seite in einem neuen Tab)'

async function expectContact(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt', exact: true })).toBeVisible()
  for (const [heading, detail, link, address] of [
    ['Telefon', operator.phone, 'Anrufen', 'tel:+4922155501420'],
    ['E-Mail', operator.email, 'E-Mail schreiben', `mailto:${operator.email}`],
    ['WhatsApp', '+4922155501420', `Chat öffnen ${ELSEWHERE}`, 'https://wa.me/4922155501420'],
    ['Termin', 'termine.hausblick.example', `Termin buchen ${ELSEWHERE}`, operator.bookingUrl],
  ]) {
    const way = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    await expect(way.getByText(detail, { exact: true })).toBeVisible()
    await expect(way.getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'href',
      address,
    )
  }
  const opening = page.getByRole('table', { name: 'Öffnungszeiten' })
  for (const [days, hours] of [
    ['Montag bis Freitag', '9:00–17:00 Uhr'],
    ['Samstag', '10:00–14:00 Uhr'],
    ['Sonntag', '10:00–14:00 Uhr'],
  ] as const)
    await expect(opening.getByRole('row', { name: days })).toContainText(hours)
  await expect(
    page
      .getByRole('table', { name: 'Terminbuchung' })
      .getByRole('row', { name: 'Montag bis Freitag' }),
  ).toContainText('9:00–17:00 Uhr')
}

test('the demo shows how and when to reach the operator', async ({ page }) => {
  await page.goto('/demo/contact')
  await expectContact(page)
})

test('so do the pages of signed-in users', once, async ({ page, service }) => {
  await arrive({ page, service })
  await page.goto('/contact')
  await expectContact(page)
})

test('the opening state follows the clock', once, async ({ page }) => {
  // A Friday in Berlin, a minute before closing.
  await page.clock.install({ time: '2026-11-27T15:59:30Z' })
  await page.goto('/demo/contact')
  const status = page.getByRole('status')
  const opening = page.getByRole('table', { name: 'Öffnungszeiten' })
  await expect(status).toHaveText('Jetzt geöffnet – bis 17:00 Uhr')
  await expect(opening.getByRole('row', { name: 'heute' })).toContainText('Montag bis Freitag')
  await page.clock.runFor('00:31')
  await expect(status).toHaveText('Jetzt geschlossen – öffnet Samstag um 10:00 Uhr')
  await page.clock.runFor('07:00:00')
  await expect(status).toHaveText('Jetzt geschlossen – öffnet heute um 10:00 Uhr')
  await expect(opening.getByRole('row', { name: 'heute' })).toContainText('Samstag')
})

test('WhatsApp opens in a new tab without access to the page', once, async ({ page }) => {
  await page.goto('/demo/contact')
  const chat = page.getByRole('link', { name: /Chat öffnen/ })
  await expect(chat).toHaveAttribute('target', '_blank')
  await expect(chat).toHaveAttribute('rel', /noopener/)
})

test('missing contact details are left out', once, async ({ browser }) => {
  const { whatsapp: _whatsapp, bookingUrl: _bookingUrl, ...rest } = operator
  const file = join(tmpdir(), `operator-${process.pid}.json`)
  await writeFile(file, JSON.stringify(rest))
  const service = await startService({ OPERATOR_FILE: file })
  const page = await (await browser.newContext({ baseURL: service.url })).newPage()
  await page.goto('/demo/contact')
  await expect(page.getByRole('link', { name: 'Anrufen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /WhatsApp|Termin/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Terminbuchung' })).toHaveCount(0)
  await page.context().close()
  await service.stop()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the contact page is accessible in ${colorScheme}`, once, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/demo/contact')
    await expect(page.getByRole('status')).toHaveText(/^Jetzt /)
    await expectAccessible(page)
  })

test('nothing overflows the page', once, async ({ page }) => {
  for (const width of [320, 390, 640, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/demo/contact')
    await expect(page.getByRole('status')).toHaveText(/^Jetzt /)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})
