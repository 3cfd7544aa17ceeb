import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailSink } from '../server/src/testing/mailSink.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, in which no other test creates customers.
test.use({ settings: { MAX_UPLOAD_MB: '22' } })

test('without any customer, staff read what comes first, and what then', { tag: '@main' }, async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText('Noch gibt es keine Kunden')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Übersicht der Verwaltung' }).click()
  const steps = main.getByRole('region', { name: 'Erste Schritte' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Wer Sie sind/,
    /Mailserver nennen/,
    /Erste Zahlen/,
    /Zweiter Faktor/,
    /Ersten Eigentümer einladen/,
    /Erstes Dokument ablegen/,
    /Sicherung einrichten/,
  ])
  await expectAccessible(page)
  await page.goto('/settings')
  await page.getByLabel('Kundennummer').fill('K-erster')
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  await expect(page.getByText('Customer K-erster erstellt.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(main.getByText('Bitte wählen Sie oben einen Kunden aus')).toBeVisible()
})

test('mail server and backups are set up without a shell', async ({ page, service }) => {
  const sink = await openMailSink()
  const email = await arriveAs('operator', { page, service })
  await page.goto('/verwaltung')
  await page.getByRole('link', { name: 'Mailserver nennen' }).first().click()
  const dialog = page.getByRole('dialog')
  const mail = page.getByRole('region', { name: 'Mailserver' })
  await mail.getByRole('button', { name: 'Einrichten' }).click()
  await dialog.getByLabel('Mailserver für ausgehende E-Mails').fill('smtp://mail.example')
  const send = dialog.getByRole('button', { name: 'Testmail senden und speichern' })
  await send.click()
  await expect(dialog.getByText('Bitte geben Sie nur den Namen ein')).toBeVisible()
  await dialog.getByLabel('Mailserver für ausgehende E-Mails').fill(new URL(sink.url).hostname)
  await dialog.getByLabel('Port').fill(new URL(sink.url).port)
  await expectAccessible(page)
  await send.click()
  await expect(mail.getByText('Der Mailserver hat die Testmail angenommen')).toBeVisible()
  expect(sink.mails.at(-1)?.to).toMatchObject([{ address: email }])

  const backups = page.getByRole('region', { name: 'Sicherungen' })
  await backups.getByRole('button', { name: 'Einrichten' }).click()
  await dialog.getByLabel('Ort').fill(await mkdtemp(join(tmpdir(), 'hausblick-backups-')))
  await dialog.getByLabel('Uhrzeit').fill('03:45')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ausprobieren und speichern' }).click()
  await expect(backups.getByText('Eine Probedatei ließ sich dort schreiben')).toBeVisible()
  await expect(backups.getByRole('button', { name: 'Wird gesichert' })).toBeVisible()

  // The service must not look for a mail server that is gone.
  await mail.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByLabel('Mailserver für ausgehende E-Mails').fill('')
  await send.click()
  await expect(mail.getByText('nicht eingerichtet')).toBeVisible()
  await sink.close()
})
