// Longer than 200 lines: all that becomes of a mail shares one mailer and its outbox.

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { mailerOf } from '../../testing/mails.ts'
import { transact } from '../database/transact.ts'
import { aboutAccount, aboutCustomer } from './about.ts'
import { createFileSender } from './fileSender.ts'
import { type FiledMail, removeMailFiles } from './files.ts'
import type { Letterhead } from './letterhead.ts'
import type { FindableMail, Mailer, SendMail } from './mail.ts'
import { createSmtpSender } from './smtpSender.ts'

const FROM = 'Hausverwaltung Süd <post@betreiber.example>'
const LETTERHEAD: Letterhead = {
  from: FROM,
  name: 'Hausverwaltung Süd',
  color: '#0f4f3d',
  logo: '',
}
const TO = 'anna@example.de'
const MINUTE_MS = 60 * 1000
const MAIL = {
  to: TO,
  about: [
    aboutCustomer('K-1'),
    aboutCustomer('Müller-2'),
    aboutAccount({ subject: 'x'.repeat(90) }),
  ],
  subject: 'Grüße',
  text: 'Guten Tag,\n\nhttps://haus.example/passwort?token=abc\n',
}
const LATER = { responseCode: 451, message: `<${TO}> bitte später` }
const NEVER = { responseCode: 550, message: `<${TO}> gibt es hier nicht` }

onEachDatabase('mails', (newDatabase) => {
  const newFolder = newFolders()
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const after = (minutes: number) =>
    vi.useFakeTimers({
      toFake: ['Date'],
      now: performance.timeOrigin + performance.now() + minutes * MINUTE_MS,
    })
  const mailer = (send: SendMail, retries: readonly number[] = []) =>
    mailerOf(database.db, send, { retries })
  const queue = (through: Mailer, mail: FindableMail = MAIL) =>
    transact(database.db, (trx) => through.queue(trx, mail))
  const waiting = async () => (await database.db.selectFrom('outbox').select('id').execute()).length

  describe('by SMTP', () => {
    let server: MailServer
    beforeAll(async () => {
      server = await startMailServer()
    })
    const open = (retries?: readonly number[]) =>
      mailer(
        createSmtpSender(server.url, () => LETTERHEAD),
        retries,
      )

    test('arrive unaltered', async () => {
      const post = open()
      await queue(post)
      await post.sendDue()
      const mail = server.mails.at(-1)
      expect(mail).toMatchObject({
        from: { name: 'Hausverwaltung Süd', address: 'post@betreiber.example' },
        to: [{ address: TO }],
        subject: 'Grüße',
        text: expect.stringContaining(MAIL.text),
      })
      expect(mail?.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      )
      // Only files say whom they are about.
      expect(JSON.stringify(mail?.headers)).not.toContain('K-1')
      expect(await waiting()).toBe(0)
      expect(post.log.lines()).toEqual([])
    })

    test('look as the operator says, beside their plain text', async () => {
      const look = { color: '#7a1f5c', logo: 'cG5n' }
      const post = mailer(createSmtpSender(server.url, () => ({ ...LETTERHEAD, ...look })))
      const link = 'https://haus.example/a?b=1&c=2'
      const settings = 'https://haus.example/settings/personen'
      await queue(post, { ...MAIL, text: `<b>\n\n${link}\n\n${settings}\n\nKredit "1"\n${link}\n` })
      await post.sendDue()
      const mail = server.mails.at(-1)
      expect(mail?.text).toContain(`<b>\n\n${link}`)
      expect(mail?.html).toContain('border-top:6px solid #7a1f5c')
      expect(mail?.html).toContain('&lt;b&gt;')
      const escaped = link.replace('&', '&amp;')
      expect(mail?.html).toMatch(
        new RegExp(`<a class="button" href="${settings}"[^>]*>Personen</a>`),
      )
      expect(mail?.html).toContain(`href="${escaped}"`)
      expect(mail?.html).toContain(`<a href="${escaped}">Kredit &quot;1&quot;</a>`)
      expect(mail?.html).toContain('prefers-color-scheme:dark')
      expect(mail?.html).not.toMatch(/src="(?!cid:)/)
      expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    })

    test('are retried when rejected, each time after its pause', async () => {
      const post = open([MINUTE_MS, 10 * MINUTE_MS])
      const before = server.mails.length
      server.refuseNext(LATER, LATER)
      await queue(post)
      for (const minutes of [0, 0.5, 1.5, 10]) {
        after(minutes)
        await post.sendDue()
      }
      const line = expect.objectContaining({ msg: 'could not send a mail yet', responseCode: 451 })
      expect(post.log.lines()).toEqual([line, line])
      expect(server.mails).toHaveLength(before)
      after(12)
      await post.sendDue()
      expect(server.mails).toHaveLength(before + 1)
      expect(await waiting()).toBe(0)
    })

    test('are given up when always rejected, and the log says why but not whose they were', async () => {
      const post = open([0, 0])
      const [before, attempts] = [server.mails.length, server.attempts()]
      server.refuseNext(LATER, LATER, LATER)
      await queue(post)
      await post.sendDue()
      expect(server.mails).toHaveLength(before)
      expect(server.attempts()).toBe(attempts + 3)
      expect(post.log.lines().at(-1)).toMatchObject({
        msg: 'gave up sending a mail',
        level: 50,
        reason: expect.stringContaining('bitte später'),
      })
      expect(post.log.text()).not.toContain(TO)
      expect(await waiting()).toBe(0)
    })

    test('are not retried when rejected permanently', async () => {
      const post = open([0, 0])
      const attempts = server.attempts()
      server.refuseNext(NEVER)
      await queue(post)
      await post.sendDue()
      expect(server.attempts()).toBe(attempts + 1)
      expect(post.log.lines()).toMatchObject([{ msg: 'gave up sending a mail', responseCode: 550 }])
      expect(post.log.text()).not.toContain(TO)
      expect(await waiting()).toBe(0)
    })

    // The server does not encrypt; this address is not the loopback's name, which needs no encryption.
    const elsewhere = () => server.url.replace('127.0.0.1', '0.0.0.0')

    test('do not go to a server elsewhere unencrypted', async () => {
      const post = mailer(createSmtpSender(elsewhere(), () => LETTERHEAD))
      const before = server.mails.length
      await queue(post)
      await post.sendDue()
      expect(server.mails).toHaveLength(before)
      expect(post.log.lines()).toMatchObject([
        { msg: 'gave up sending a mail', command: 'STARTTLS' },
      ])
    })

    test('go to a server elsewhere unencrypted if its address allows it', async () => {
      const post = mailer(createSmtpSender(`${elsewhere()}?requireTLS=false`, () => LETTERHEAD))
      const before = server.mails.length
      await queue(post)
      await post.sendDue()
      expect(server.mails).toHaveLength(before + 1)
      expect(post.log.lines()).toEqual([])
    })

    test('cannot inject headers by their subject', async () => {
      const post = open()
      const before = server.mails.length
      await queue(post, { ...MAIL, subject: 'Eins\r\nBcc: fremd@example.de' })
      await post.sendDue()
      expect(server.mails.slice(before)).toMatchObject([{ to: [{ address: TO }] }])
      expect(server.mails.at(-1)?.bcc).toBeUndefined()
    })
  })

  test('to an unreachable server are given up quietly', async () => {
    const post = mailer(createSmtpSender('smtp://127.0.0.1:1', () => LETTERHEAD))
    await queue(post)
    await post.sendDue()
    expect(post.log.lines()).toMatchObject([{ msg: 'gave up sending a mail', code: 'ESOCKET' }])
  })

  test('become files without SMTP, for this user only', async () => {
    const folder = join(await newFolder(), 'mail')
    const written: string[] = []
    const post = mailer(
      createFileSender(
        folder,
        () => LETTERHEAD,
        (file) => written.push(file),
      ),
    )
    await queue(post)
    await post.sendDue()
    const files = await readdir(folder)
    expect(files).toEqual(written)
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z \S+\.eml$/)])
    const file = join(folder, String(files[0]))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      to: [{ address: TO }],
      subject: 'Grüße',
      text: expect.stringContaining(MAIL.text),
    })
    const read: FiledMail[] = []
    await removeMailFiles(folder, (mail) => read.push(mail) < 0)
    expect(read).toMatchObject([{ to: TO, about: MAIL.about }])
  })
})
