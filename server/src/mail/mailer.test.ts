import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../http/logging.ts'
import { captureLog } from '../testing/captureLog.ts'
import { newFolders } from '../testing/folders.ts'
import { type MailServer, startMailServer } from '../testing/mailServer.ts'
import { createFileSender } from './fileSender.ts'
import type { SendMail } from './mail.ts'
import { createMailer } from './mailer.ts'
import { createSmtpSender } from './smtpSender.ts'

const FROM = 'Hausverwaltung Süd <post@betreiber.example>'
const TO = 'anna@example.de'
const HOUR_MS = 60 * 60 * 1000
const MAIL = {
  to: TO,
  subject: 'Grüße',
  text: 'Guten Tag,\n\nhttps://haus.example/passwort?token=abc\n',
}
const LATER = { responseCode: 451, message: `<${TO}> bitte später` }
const NEVER = { responseCode: 550, message: `<${TO}> gibt es hier nicht` }

/** Creates a mailer without delays, and the log it writes to. */
function mailerOf(post: SendMail, retries: readonly number[] = [0, 0]) {
  const log = captureLog()
  const mailer = createMailer(post, createLog('info', log.stream), { first: () => 0, retries })
  return { mailer, log }
}

describe('by SMTP', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  const open = (retries?: readonly number[]) =>
    mailerOf(createSmtpSender(server.url, FROM), retries)

  test('a mail arrives unaltered', async () => {
    const { mailer, log } = open()
    mailer.send(MAIL)
    await mailer.close()
    const mail = server.mails.at(-1)
    expect(mail).toMatchObject({
      from: { name: 'Hausverwaltung Süd', address: 'post@betreiber.example' },
      to: [{ address: TO }],
      subject: 'Grüße',
      text: MAIL.text,
    })
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(log.lines()).toEqual([])
  })

  test('a rejected mail is retried', async () => {
    const { mailer, log } = open()
    const before = server.mails.length
    server.refuseNext(LATER, LATER)
    mailer.send(MAIL)
    await server.waitFor(before + 1)
    await mailer.close()
    expect(server.mails).toHaveLength(before + 1)
    const line = expect.objectContaining({ msg: 'could not send a mail yet', responseCode: 451 })
    expect(log.lines()).toEqual([line, line])
  })

  test('a mail that is always rejected is given up, and the log says why but not whose it was', async () => {
    const { mailer, log } = open()
    const [before, attempts] = [server.mails.length, server.attempts()]
    server.refuseNext(LATER, LATER, LATER)
    mailer.send(MAIL)
    await expect.poll(() => log.lines().length).toBe(3)
    expect(server.mails).toHaveLength(before)
    expect(server.attempts()).toBe(attempts + 3)
    expect(log.lines().at(-1)).toMatchObject({
      msg: 'gave up sending a mail',
      level: 50,
      reason: expect.stringContaining('bitte später'),
    })
    expect(log.text()).not.toContain(TO)
    expect(mailer.givenUp()).toBe(1)
  })

  test('a permanently rejected mail is not retried', async () => {
    const { mailer, log } = open()
    const attempts = server.attempts()
    server.refuseNext(NEVER)
    mailer.send(MAIL)
    await expect.poll(() => log.lines().length).toBe(1)
    await mailer.close()
    expect(server.attempts()).toBe(attempts + 1)
    expect(log.lines()).toMatchObject([{ msg: 'gave up sending a mail', responseCode: 550 }])
    expect(log.text()).not.toContain(TO)
  })

  test('closing cuts delays short and gives waiting mails a last attempt', async () => {
    const { mailer, log } = open([HOUR_MS])
    const before = server.mails.length
    server.refuseNext(LATER)
    mailer.send(MAIL)
    await expect.poll(() => log.lines().length).toBe(1)
    await mailer.close()
    expect(server.mails).toHaveLength(before + 1)
  })

  test('closing waits for exactly one more attempt', async () => {
    const { mailer, log } = open([HOUR_MS, 0, 0])
    const attempts = server.attempts()
    server.refuseNext(LATER, LATER)
    mailer.send(MAIL)
    await expect.poll(() => log.lines().length).toBe(1)
    await mailer.close()
    expect(server.attempts()).toBe(attempts + 2)
  })

  describe('without encryption', () => {
    // Reaches this machine, but is not recognised as its own.
    const elsewhere = () => server.url.replace('127.0.0.1', '0.0.0.0')

    test('a server elsewhere gets no mail', async () => {
      const { mailer, log } = mailerOf(createSmtpSender(elsewhere(), FROM), [])
      const before = server.mails.length
      mailer.send(MAIL)
      await mailer.close()
      expect(server.mails).toHaveLength(before)
      expect(log.lines()).toMatchObject([{ msg: 'gave up sending a mail', command: 'STARTTLS' }])
    })

    test('a server elsewhere gets mails where its address allows it', async () => {
      const { mailer, log } = mailerOf(
        createSmtpSender(`${elsewhere()}?requireTLS=false`, FROM),
        [],
      )
      const before = server.mails.length
      mailer.send(MAIL)
      await mailer.close()
      expect(server.mails).toHaveLength(before + 1)
      expect(log.lines()).toEqual([])
    })
  })

  test('a subject cannot inject headers', async () => {
    const { mailer } = open()
    const before = server.mails.length
    mailer.send({ ...MAIL, subject: 'Eins\r\nBcc: fremd@example.de' })
    await mailer.close()
    expect(server.mails.slice(before)).toMatchObject([{ to: [{ address: TO }] }])
    expect(server.mails.at(-1)?.bcc).toBeUndefined()
  })
})

test('a mail to an unreachable server is given up quietly', async () => {
  const { mailer, log } = mailerOf(createSmtpSender('smtp://127.0.0.1:1', FROM), [])
  mailer.send(MAIL)
  await mailer.close()
  expect(log.lines()).toMatchObject([{ msg: 'gave up sending a mail', code: 'ESOCKET' }])
})

describe('without SMTP', () => {
  const newFolder = newFolders()

  test('a mail becomes a file, for this user only', async () => {
    const folder = join(await newFolder(), 'mail')
    const written: string[] = []
    const { mailer } = mailerOf(createFileSender(folder, FROM, (file) => written.push(file)))
    mailer.send(MAIL)
    await mailer.close()
    const files = await readdir(folder)
    expect(files).toEqual(written)
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z \S+\.eml$/)])
    const file = join(folder, String(files[0]))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      to: [{ address: TO }],
      subject: 'Grüße',
      text: MAIL.text,
    })
  })
})
