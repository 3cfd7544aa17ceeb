import { randomUUID } from 'node:crypto'
import type {
  MailboxMailTable,
  MailboxTable,
} from '../server/src/platform/database/tables/mailbox.ts'
import { expectAccessible } from './axe.ts'
import { sendIn } from './sendingIn.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// Port 9 of this machine, where nothing answers.
test.use({ settings: { IMAP_URL: 'imap://post:geheim@127.0.0.1:9' } })

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Has the service know how its mailbox is, and not look into it meanwhile. */
async function setMailbox({ database: { db } }: Service, state: Partial<MailboxTable>) {
  // It looks as soon as it has started.
  await expect
    .poll(() => db.selectFrom('mailbox').select(['failure', 'holder']).executeTakeFirst())
    .toMatchObject({ failure: expect.anything(), holder: null })
  await db
    .updateTable('mailbox')
    // As after many failures; earlier, so long a pause would be from before the clock was set back.
    .set({ ...state, failures: 9, looks_at: inMinutes(20) })
    .execute()
}

/** Has the service know a mail as if it had found it in the mailbox. */
async function addMail({ database: { db } }: Service, mail: Partial<MailboxMailTable>) {
  const key = randomUUID()
  const row: MailboxMailTable = {
    ...{ key, place: 'here', uid_validity: '1', uid: 1, fingerprint: key, size: 1000 },
    ...{ arrived_at: inMinutes(-90), sender: null, subject: null, is_proven: 0 },
    ...{ customer_id: null, issuer: null, subject_id: null, state: 'done', attempts: 1 },
    ...{ taken: 0, refusals: '[]', dismissed_at: null },
    ...mail,
  }
  await db.insertInto('mailbox_mail').values(row).execute()
}

test('the inbox says how the mailbox is, what was refused until staff have seen it, and when all is filed', async ({
  page,
  browser,
  service,
}) => {
  await setMailbox(service, { failed_since: inMinutes(-600), failure: 'Mailbox is away.' })
  await addMail(service, { state: 'waiting' })
  await addMail(service, {
    ...{ uid: 2, sender: 'verwaltung@nord.example', subject: 'Heizkosten', taken: 1 },
    refusals: JSON.stringify([{ name: 'winmail.dat', reason: 'Das ist kein PDF.' }]),
  })
  const reason = 'Die Mail hat keinen Anhang.'
  await addMail(service, { uid: 3, refusals: JSON.stringify([{ name: null, reason }]) })
  await arriveAs('staff', { page, service })
  await page.goto('/documents/eingang')
  const box = page.getByRole('region', { name: 'Postfach' })
  await expect(box.getByRole('status')).toContainText('nicht lesen: „Mailbox is away“.')
  await expect(box.getByText('Eine Mail ist noch nicht geholt.')).toBeVisible()
  await expect(box.getByText('winmail.dat: Das ist kein PDF.')).toBeVisible()
  await expect(box.getByText('Ein Anhang wurde angenommen.')).toBeVisible()
  await expectAccessible(page)
  await box.getByRole('button', { name: 'Gesehen: Heizkosten' }).click()
  await expect(box.getByText('Einmal wurde etwas nicht angenommen.')).toBeVisible()
  await expect(box.getByRole('heading', { name: 'Postfach' })).toBeFocused()
  for (let uid = 4; uid < 30; uid++)
    await addMail(service, { uid, refusals: JSON.stringify([{ name: null, reason }]) })
  await page.reload()
  await expect(box.getByText('27-mal wurde etwas')).toContainText('Hier sind die neuesten 20.')
  const all = box.getByRole('button', { name: 'Alle gesehen' })
  await all.click()
  await expect(box.getByText('7-mal wurde etwas nicht angenommen.')).toBeVisible()
  await all.click()
  await expect(box.getByText(reason)).toHaveCount(0)

  await setMailbox(service, { failed_since: null })
  await service.database.db.deleteFrom('mailbox_mail').execute()
  await page.reload()
  await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
  await expect(box).toHaveCount(0)

  await sendIn(browser, service, 'Leer-1', ['Rechnung'])
  await page.reload()
  await expect(page.getByText('Ein Dokument wartet.')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached()
  // The customer's addresses load later than the form.
  await expect(page.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await page.getByRole('button', { name: 'Erfassen' }).click()
  await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Erfasst:' })).toContainText(
    '(Rechnung, Ährenweg 12a, ',
  )
  await page.getByRole('link', { name: 'Zu allen Dokumenten' }).click()
  await expect(page).toHaveURL(/\/documents/)
})
