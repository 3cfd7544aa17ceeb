import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import {
  appCode,
  enterCode,
  enterPassword,
  readFactor,
  setUpApp,
} from '../../../testing/secondFactor.ts'
import { lockCustomers } from '../../customers/store.ts'

const STEP_MS = 30_000

onEachDatabase('an authenticator app', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database)
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  async function withApp(email: string) {
    const here = await newcomer(email)
    return { here, factor: await setUpApp(here), there: new Browser(app) }
  }

  const codeOf = (reply: { json(): unknown }) => errorReply.parse(reply.json()).code

  test('is asked for at the next sign-in, which opens no session before', async () => {
    const { here, factor, there } = await withApp('anna@example.de')
    expect(await readFactor(here)).toMatchObject({ app: true, recoveryCodesLeft: 10 })
    const pending = await enterPassword(there, 'anna@example.de')
    expect(pending).not.toBe('')
    expect(await there.session()).toBeNull()
    expect((await enterCode(there, pending, appCode(factor))).statusCode).toBe(200)
    expect((await there.session())?.email).toBe('anna@example.de')
    expect((await there.me()).statusCode).toBe(200)
  })

  test('accepts the code of a clock that is one step off, and of no other', async () => {
    // In the middle of a step, which must not end meanwhile.
    const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2
    vi.useFakeTimers({ toFake: ['Date'], now })
    onTestFinished(() => void vi.useRealTimers())
    const { factor, there } = await withApp('uhr@example.de')
    const pending = await enterPassword(there, 'uhr@example.de')
    for (const steps of [-2, 2])
      expect(codeOf(await enterCode(there, pending, appCode(factor, steps)))).toBe('codeWrong')
    expect((await enterCode(there, pending, appCode(factor, 1))).statusCode).toBe(200)
  })

  test('accepts each code once, and none before it', async () => {
    const { factor, there } = await withApp('wieder@example.de')
    const code = appCode(factor)
    expect(
      (await enterCode(there, await enterPassword(there, 'wieder@example.de'), code)).statusCode,
    ).toBe(200)
    const next = new Browser(app)
    const pending = await enterPassword(next, 'wieder@example.de')
    expect(codeOf(await enterCode(next, pending, code))).toBe('codeWrong')
    expect(codeOf(await enterCode(next, pending, appCode(factor, -1)))).toBe('codeWrong')
    expect((await enterCode(next, pending, appCode(factor, 1))).statusCode).toBe(200)
  })

  test('accepts no code again that the neighbouring window still covers', async () => {
    const { factor, there } = await withApp('fenster@example.de')
    const code = appCode(factor, 1)
    const pending = await enterPassword(there, 'fenster@example.de')
    expect((await enterCode(there, pending, code)).statusCode).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * STEP_MS })
    onTestFinished(() => void vi.useRealTimers())
    const next = new Browser(app)
    const later = await enterPassword(next, 'fenster@example.de')
    expect(codeOf(await enterCode(next, later, code))).toBe('codeWrong')
    expect((await enterCode(next, later, appCode(factor))).statusCode).toBe(200)
  })
})
