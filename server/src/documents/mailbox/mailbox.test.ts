import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useMailbox } from '../../testing/lookedInto.ts'
import type { TestMail } from '../../testing/mailbox.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import * as texts from './texts.ts'

// Each attachment starts confined readers, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const attachments = [{ filename: 'Rechnung 17.pdf', content: pdf('a bill') }]

describe.runIf(process.env.TEST_IMAP_URL)('with a mail server', () => {
  onEachDatabase('the mailbox', (newDatabase) => {
    const service = useMailbox(newDatabase)
    const { mailbox, database, look, receive, readInbox, names, refused, dismiss } = service
    let papersBefore = 0
    beforeAll(async () => {
      const several = { kind: 'customer', customerId: 'A', further: ['B'] } as const
      await signIn(database(), { email: 'viele@example.org', ...several })
    })

    test('brings the attachments of a proven sender into the inbox, once', async () => {
      await receive({ attachments })
      await look()
      await look()
      expect((await readInbox()).entries).toMatchObject([
        {
          customerId: 'A',
          typedName: 'Rechnung 17',
          uploadedBy: 'a@example.org',
          message:
            'Rechnung Heizung\nGuten Tag,\nanbei die Rechnung.\nMit freundlichen Grüßen\nAnna Ähre',
        },
      ])
      expect(await refused()).toEqual([])
    })

    const unproven = /^Absender nicht bestätigt: .*\nRechnung Heizung\nGuten Tag,/
    const proven = /^Rechnung Heizung\n/
    const boese = 'spf=pass smtp.mailfrom=x@boese.example'
    test.each<[string, TestMail, RegExp, string?]>([
      ['nobody the service knows', { from: 'ida@fremd.example' }, proven],
      ['a forger', { from: 'a@example.org', verdict: boese }, unproven],
      [
        'a forger whose name looks like an address',
        { from: '"a@example.org" <x@boese.example>', verdict: boese },
        proven,
        'x@boese.example',
      ],
    ])(
      'puts what comes from %s among the papers, with the sender',
      async (_, mail, message, sender) => {
        await receive({ ...mail, attachments })
        await look()
        await look()
        const { entries, papers } = await readInbox()
        expect(entries).toHaveLength(1)
        expect(papers.entries.at(-1)).toMatchObject({
          ...{ name: 'Rechnung 17', source: 'mail', uploadedBy: '' },
          sender: sender ?? mail.from,
          message: expect.stringMatching(message),
        })
        papersBefore += 1
        expect(papers.entries).toHaveLength(papersBefore)
        expect(await refused()).toEqual([])
      },
    )

    test('knows no inbox for staff, owners of several customers, and the unconfirmed', async () => {
      const mails = [{ from: STAFF }, { from: 'viele@example.org' }, { verdict: null }]
      for (const mail of mails) await receive({ ...mail, subject: 'Ohne Ziel' })
      await look()
      const rows = await service
        .db()
        .selectFrom('mailbox_mail')
        .select(['customer_id', 'is_proven'])
        .where('subject', '=', 'Ohne Ziel')
        .orderBy('uid')
        .execute()
      expect(rows).toEqual([1, 1, 0].map((is_proven) => ({ customer_id: null, is_proven })))
      for (const { id, refusals } of await refused()) {
        expect(refusals).toEqual([{ name: null, reason: texts.noAttachment }])
        await dismiss(id)
      }
    })

    test('takes what it can of a mail, and says what it refuses and why', async () => {
      await receive({
        subject: 'Vieles',
        attachments: [
          { filename: 'Mahnung.pdf', content: 'MZ\x90\0 a program' },
          { filename: 'leer.pdf', content: '' },
          { filename: 'kaputt.pdf', content: '%PDF-1.7 und weiter nichts' },
          { filename: 'groß.pdf', content: Buffer.concat([pdf('a'), Buffer.alloc(2_000_000)]) },
          { filename: 'Größe/Mietvertrag.PDF', content: pdf('a contract') },
        ],
      })
      await look()
      const [mail] = await refused()
      expect(mail).toMatchObject({ subject: 'Vieles', sender: 'a@example.org', taken: 1 })
      expect(mail?.refusals).toEqual([
        { name: 'Mahnung.pdf', reason: expect.stringContaining('PDF') },
        { name: 'leer.pdf', reason: expect.stringContaining('leer') },
        { name: 'kaputt.pdf', reason: expect.stringContaining('beschädigt') },
        { name: 'groß.pdf', reason: expect.stringContaining('1 MB') },
      ])
      expect(await names()).toEqual(['Rechnung 17', 'Mietvertrag'])
      await dismiss(mail?.id ?? '')
    })

    test('takes pictures once each, and keeps what nobody can read without a password', async () => {
      const locked = await createPdf(['Haus'], { userPassword: 'geheim' })
      const shown = { filename: 'IMG_4780.JPG', content: await photograph().jpeg().toBuffer() }
      await receive({
        html: '<p>Wasserschaden:</p><img src="cid:p1">',
        attachments: [
          { ...shown, cid: 'p1' },
          { filename: 'mit Passwort.pdf', content: locked },
          { filename: 'Foto.png', content: await photograph().png().toBuffer() },
          shown,
        ],
      })
      await look()
      expect(await refused()).toEqual([])
      expect((await names()).slice(-3)).toEqual(['IMG_4780', 'mit Passwort', 'Foto'])
    })

    test('says of a mail with nothing but a logo that it was left', async () => {
      const logo = { filename: 'logo.png', cid: 'l', content: await photograph().png().toBuffer() }
      await receive({ html: '<img src="cid:l">', attachments: [logo] })
      await look()
      const [mail] = await refused()
      expect(mail?.refusals).toEqual([{ name: null, reason: texts.onlyLogos }])
      await dismiss(mail?.id ?? '')
    })

    test('survives mails that are broken, empty or endless', async () => {
      const broken = [
        'no header at all',
        'From: a@example.org\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
        `From: ${'a'.repeat(300_000)}@example.org\r\n\r\n`,
        `${'X: y\r\n'.repeat(60_000)}From: a@example.org\r\n\r\n`,
        nest(300),
        Buffer.from([0xff, 0x0a, 0x80, 0x0d, 0x0a, 0xfe]),
      ]
      for (const mail of broken) await mailbox.append(mail)
      await receive({ attachments: [{ filename: 'Danach.pdf', content: pdf('after') }] })
      await look()
      expect(await names()).toContain('Danach')
      const said = await refused()
      expect(said).toHaveLength(broken.length)
      for (const { id } of said) await dismiss(id)
    })

    test('changes nothing in the mailbox', async () => {
      const flags = await mailbox.change(async (client) => {
        await client.mailboxOpen('INBOX')
        return (await client.fetchAll('1:*', { flags: true })).map(({ flags }) => [
          ...(flags ?? []),
        ])
      })
      expect(flags.length).toBeGreaterThan(10)
      expect(flags.flat().filter((flag) => flag !== '\\Recent')).toEqual([])
    })
  })
})

const photograph = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })

/** A mail within a mail, so many times. */
function nest(depth: number): string {
  const outer = (inner: string) =>
    `From: a@example.org\r\nContent-Type: message/rfc822\r\n\r\n${inner}`
  return Array.from({ length: depth }).reduce<string>(outer, 'From: a@example.org\r\n\r\nx')
}
