import { berlinDay } from '../figures/src/dates/berlinDay.ts'
import { addDays } from '../figures/src/dates/days.ts'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { linkOf, readMails } from './mailbox.ts'
import { expect, test } from './test.ts'

/** The service looks for due reminders every ten seconds, and sends mails a moment later. */
const patience = { timeout: 30_000 }

test('a customer switches reminders on, gets one, and ends them by its link', async ({
  page,
  browser,
  service,
}, { testId }) => {
  const customer = `ERINNERT-${testId}`
  const end = addDays(berlinDay(new Date()), 30)
  await importTable(service, `customerid;portfoliovalue\n${customer};250000\n`)
  await importTable(
    service,
    `customerid;propertyid;bezeichnungimberblick;street;number;tenantlastname;dateofrentalend\n${customer};${customer}-W1;DG;Lindenstraße;14;Feldmann;${end}\n`,
  )
  const email = newEmail()
  await accept({ page, service }, await service.invite(customer), email)
  await page.goto('/settings/benachrichtigungen')
  const section = page.getByRole('region', { name: 'E-Mails zu Ihrem Bestand' })
  const dates = section.getByRole('switch', { name: 'Vor Terminen' })
  for (const name of ['Vor Terminen', 'Bei neuen Dokumenten', 'Bei neuen Jahresübersichten'])
    await expect(section.getByRole('switch', { name })).not.toBeChecked()
  await dates.focus()
  await page.keyboard.press('Space')
  await expect(dates).toBeChecked()
  await expect(dates).toBeFocused()
  await page.reload()
  await expect(dates).toBeChecked()

  await expect.poll(async () => (await readMails(service, email)).length, patience).toBe(1)
  const [mail] = await readMails(service, email)
  expect(mail?.subject).toBe('Ein Termin in 30 Tagen')
  expect(mail?.text).toContain('Mietvertrag endet, Lindenstraße 14 DG')
  expect(mail?.text).not.toContain('Feldmann')
  const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(mail?.text).toContain(address)

  // The mail's first link leads to what it is about.
  await page.goto(linkOf(mail))
  await expect(page.getByRole('dialog', { name: 'DG' })).toBeVisible()

  // Signed in nowhere, without scripts, on a small phone.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const stranger = await context.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'E-Mails beenden?' })).toBeVisible()
  const [width, room] = [await stranger.locator('main').boundingBox(), 320]
  expect((width?.x ?? 0) + (width?.width ?? room + 1)).toBeLessThanOrEqual(room)
  await page.goto('/settings/benachrichtigungen')
  await expect(dates).toBeChecked()
  await stranger.getByRole('button', { name: 'Diese E-Mails beenden' }).click()
  await expect(stranger.getByRole('heading', { name: 'Beendet' })).toBeVisible()
  await page.reload()
  await expect(dates).not.toBeChecked()
  await stranger.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(stranger.getByRole('heading', { name: 'E-Mails beenden?' })).toBeVisible()
  await page.reload()
  await expect(dates).toBeChecked()
  await context.close()

  // As a mail program does it.
  const ended = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(ended.status).toBe(200)
  await page.reload()
  await expect(dates).not.toBeChecked()
  await page.goto('/settings/daten')
  const log = page.getByRole('region', { name: 'Protokoll' })
  await expect(log.getByText('Erinnerungen geändert').first()).toBeVisible()

  await page.goto(address)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
})
