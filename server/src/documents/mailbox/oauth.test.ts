import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkMailbox } from '../../operating/checks/mailbox.ts'
import { readConfig } from '../../platform/config/config.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useMailbox } from '../../testing/lookedInto.ts'
import { CLIENT, startTokenServer } from '../../testing/tokenServer.ts'
import * as texts from './texts.ts'

// Each attachment starts confined readers, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.runIf(process.env.TEST_IMAP_URL)('with a mail server', () => {
  onEachDatabase('the mailbox, by OAuth', (newDatabase) => {
    const service = useMailbox(newDatabase)
    const { mailbox, look, receive, names, db } = service
    const url = new URL(mailbox.url)
    const user = url.username
    url.password = ''
    const start = async (owner = user) => {
      const port = Number(process.env.TEST_TOKENS_PORT)
      const server = await startTokenServer(owner, { port, refreshToken: 'first' })
      onTestFinished(() => server.stop())
      return {
        IMAP_OAUTH_TOKEN_URL: server.url,
        IMAP_OAUTH_CLIENT_ID: CLIENT.id,
        IMAP_OAUTH_CLIENT_SECRET: CLIENT.secret,
      }
    }
    const failure = async () =>
      (await db().selectFrom('mailbox').select('failure').executeTakeFirstOrThrow()).failure
    const check = (settings: Readonly<Record<string, string>>) =>
      checkMailbox(readConfig({ ...settings, IMAP_URL: url.href }, service.folder()))

    test.each([
      ['on behalf of the service', {}],
      ['by a refresh token', { IMAP_OAUTH_REFRESH_TOKEN: 'first' }],
    ])('is read %s', async (name, more) => {
      const settings = { ...(await start()), ...more }
      await receive({ attachments: [{ filename: `${name}.pdf`, content: pdf(name) }] })
      await look(url.href, settings)
      expect(await failure()).toBeNull()
      expect(await names()).toContain(name)
      expect(await check({ ...settings, IMAP_OAUTH_REFRESH_TOKEN: '' })).toMatchObject({
        state: 'look',
      })
    })

    test('says why the provider gives no token', async () => {
      const settings = { ...(await start()), IMAP_OAUTH_CLIENT_SECRET: 'abgelaufen' }
      await look(url.href, settings)
      expect(await failure()).toBe(texts.tokenRefusals.invalid_client)
      const { state, todos } = await check(settings)
      expect([state, todos[0]]).toEqual(['broken', expect.stringContaining('IMAP_OAUTH_')])
    })

    test('says that the mail server refuses the token', async () => {
      const { state, todos } = await check(await start('jemand-anderes'))
      expect([state, todos[0]]).toEqual([
        'broken',
        expect.stringContaining('Anbieter stellt Token'),
      ])
    })
  })
})
