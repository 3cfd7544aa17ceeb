import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { checkMailbox } from '../../operating/checks/mailbox.ts'
import { readConfig } from '../../platform/config/config.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { useMailbox } from '../../testing/lookedInto.ts'
import { AUTHORITY } from '../../testing/mailbox.ts'
import { readMailboxState } from './state.ts'

const attachments = [{ filename: 'Rechnung 17.pdf', content: pdf('a bill') }]

describe.runIf(process.env.TEST_IMAP_URL)('with a mail server', () => {
  onEachDatabase('the mailbox', (newDatabase) => {
    const service = useMailbox(newDatabase)
    const { mailbox, db, folder, look, lookWhenDue, makeDue, receive, countDocuments } = service
    /** Says how it is as the service does where its settings name a mailbox. */
    const state = () =>
      readMailboxState(db(), readConfig({ IMAP_URL: mailbox.url }, folder()).mailbox)

    test('is looked into by one process at a time', async () => {
      await receive({ subject: 'Nur einmal', attachments })
      const before = await countDocuments()
      const away = { holder: 'another', looks_at: inMinutes(1) }
      await db().updateTable('mailbox').set(away).execute()
      await lookWhenDue()
      expect(await countDocuments()).toBe(before)
      await makeDue()
      await Promise.all([lookWhenDue(), lookWhenDue()])
      expect(await countDocuments()).toBe(before + 1)
    })

    test('is tried again later where it cannot be opened, and says why', async () => {
      const wrong = mailbox.url.replace(/:[^:@]+@/, ':falsch@')
      await look(wrong)
      expect((await state())?.failure?.reason).toMatch(/Authentication failed/)
      await look(mailbox.url.replace(/:\d+\//, `:${await findFreePort()}/`))
      expect((await state())?.failure?.reason).toMatch(/ECONNREFUSED/)
      const { failures, looks_at } = await db()
        .selectFrom('mailbox')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(failures).toBe(2)
      expect(looks_at > inMinutes(0.5)).toBe(true)
      await look()
      expect(await state()).toMatchObject({ failure: null, waiting: 0, refused: 0 })
    })

    test('is tried by the checks', async () => {
      const check = (url: string, more = {}) =>
        checkMailbox(readConfig({ IMAP_URL: url, ...more }, folder()))
      expect(await check(mailbox.url, { IMAP_AUTHSERV_ID: AUTHORITY })).toMatchObject({
        state: 'fine',
        found: expect.stringMatching(/^INBOX auf 127\.0\.0\.1 lässt sich lesen/),
      })
      expect(await check(mailbox.url)).toMatchObject({ state: 'look' })
      expect(await check(mailbox.url.replace(/:[^:@]+@/, ':falsch@'))).toMatchObject({
        state: 'broken',
        todos: [expect.stringContaining('Passwort')],
      })
      expect(await check(mailbox.url.replace('INBOX', 'Fehlt'))).toMatchObject({ state: 'broken' })
    })

    test('is asked for over an encrypted line, or not at all, where that is demanded', async () => {
      const check = async (url: string) => {
        const named = { IMAP_URL: url, IMAP_AUTHSERV_ID: AUTHORITY }
        return (await checkMailbox(readConfig(named, folder()))).state
      }
      const demanding = `${mailbox.url}?requireTLS=true`
      expect(await check(demanding)).toBe('fine')
      const port = process.env.TEST_IMAPS_PORT ?? ''
      const secure = mailbox.url.replace('imap:', 'imaps:').replace(/:\d+\//, `:${port}/`)
      expect(await check(secure)).toBe('fine')
      // What the certificate does not name.
      expect(await check(demanding.replace('127.0.0.1', 'localhost'))).toBe('broken')
      const open = await startOpenServer()
      const at = (url: string) => url.replace(/:\d+\//, `:${open.port}/`)
      expect(await check(at(demanding))).toBe('broken')
      expect(open.commands).not.toContainEqual(expect.stringMatching(/LOGIN|AUTH/i))
      await check(at(mailbox.url))
      expect(open.commands).toContainEqual(expect.stringMatching(/LOGIN|AUTH/i))
      await open.close()
    })
  })
})

/** Starts a mail server that offers no encryption and refuses everything, and keeps what it is told. */
async function startOpenServer() {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] open\r\n')
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        commands.push(line)
        socket.write(`${line.split(' ')[0]} NO never\r\n`)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, commands, close: () => new Promise((closed) => server.close(closed)) }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
