import { paths } from '@hausblick/contract/calls.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../data/queryClient.ts'
import { fetchMe } from './calls.ts'
import { EmbeddedIdentity } from './embedded.ts'
import type { Identity } from './identity.ts'
import { LateIdentity } from './lateIdentity.ts'
import { Session } from './session.ts'
import { TestBrowser } from './testing/browser.ts'
import {
  anna,
  password,
  paul,
  type RunningService,
  startServiceWithAccounts,
  zoe,
} from './testing/service.ts'

/** How long a machine busy with other tests may take. */
const PATIENCE_MS = 20_000

let service: RunningService
let browser: TestBrowser

beforeAll(async () => {
  service = await startServiceWithAccounts()
})
afterAll(() => service.stop())
beforeEach(() => {
  browser = new TestBrowser(service.url)
})
afterEach(() => browser.close())

/** Opens a tab with a session, which notes each state that it had. */
function openTab(identity: Identity = new EmbeddedIdentity('')) {
  const queries = createQueryClient()
  const session = new Session(identity, queries)
  const states: string[] = []
  session.subscribe(() => states.push(describeState(session)))
  return { session, queries, states }
}

function describeState(session: Session): string {
  const state = session.state()
  return state.status === 'signedIn' ? `${state.me.email} as ${state.me.role}` : state.status
}

async function expectState(session: Session, state: string): Promise<void> {
  await vi.waitFor(() => expect(describeState(session)).toBe(state), PATIENCE_MS)
}

/** Opens a tab in which somebody has signed in. */
async function openTabOf(email: string) {
  const tab = openTab()
  tab.session.start()
  await tab.session.signIn(email, password)
  await expectState(tab.session, `${email} as operator`)
  return tab
}

describe('a session', () => {
  it('begins and ends with who is signed in', async () => {
    const { session, states } = openTab()
    session.start()
    session.start()
    await expectState(session, 'signedOut')
    await session.signIn(anna, password)
    await expectState(session, `${anna} as operator`)
    await session.signOut()
    expect(session.state()).toEqual({ status: 'signedOut', left: true })
    expect(new Set(states)).toEqual(new Set(['checking', 'signedOut', `${anna} as operator`]))
  })

  it('forgets what was read for who was signed in before', async () => {
    const { session, queries } = await openTabOf(anna)
    queries.setQueryData(['figures'], 1)
    await session.signIn(zoe, password)
    await expectState(session, `${zoe} as operator`)
    expect(queries.getQueryData(['figures'])).toBeUndefined()
  })

  it('stays ended when what the user may see is only learned afterwards', async () => {
    const { session } = openTab()
    session.start()
    const reply = browser.hold(paths.me)
    await session.signIn(anna, password)
    await reply.answered
    await session.signOut()
    reply.release()
    await expectSettled(session, 'signedOut')
  })

  it('is of whoever signed in last in another tab, though the answer before comes later', async () => {
    const { session } = openTab()
    session.start()
    await expectState(session, 'signedOut')
    const reply = browser.hold(paths.me)
    await session.signIn(anna, password)
    await reply.answered
    await openTabOf(zoe)
    await expectState(session, `${zoe} as operator`)
    reply.release()
    await expectSettled(session, `${zoe} as operator`)
  })

  it('outlives a first question that fails after another tab has signed in', async () => {
    const { session } = openTab()
    const question = browser.hold(identityPaths.token)
    session.start()
    await question.answered
    await openTabOf(anna)
    await expectState(session, `${anna} as operator`)
    question.lose()
    await expectSettled(session, `${anna} as operator`)
  })

  it('is unknown without an answer, and known after another try', async () => {
    const { session } = openTab()
    const question = browser.hold(identityPaths.token)
    session.start()
    await question.answered
    question.lose()
    await expectState(session, 'unknown')
    await session.retry()
    expect(session.state()).toEqual({ status: 'signedOut', left: false })
  })

  it('ends with the next call after it was ended elsewhere', async () => {
    const { session } = await openTabOf(anna)
    await fetch(identityPaths.signOut, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    await expect(fetchMe(session.client)).rejects.toMatchObject({ status: 401 })
    expect(session.state()).toEqual({ status: 'signedOut', left: true })
  })

  it('waits for a provider whose code is slow to come', async () => {
    const code = Promise.withResolvers<Identity>()
    const { session } = openTab(new LateIdentity(() => code.promise))
    session.start()
    const signingIn = session.signIn(anna, password)
    expect(describeState(session)).toBe('checking')
    expect(browser.calls).toEqual([])
    code.resolve(new EmbeddedIdentity(''))
    await signingIn
    await expectState(session, `${anna} as operator`)
  })

  it('learns nothing about a new account before it is linked', async () => {
    const { session, states } = openTab()
    session.start()
    await expectState(session, 'signedOut')
    states.length = 0
    const linking = browser.hold(paths.linkCustomerIdToEmail)
    const signingUp = session.signUp(paul, password, service.paulsInvitation)
    await linking.answered
    expect(browser.calls).not.toContain(paths.me)
    linking.release()
    await signingUp
    await expectState(session, `${paul} as operator`)
    expect(states).toEqual(['checking', `${paul} as operator`])
  })
})

/** Expects a state that an answer which has just arrived does not change any more. */
async function expectSettled(session: Session, state: string): Promise<void> {
  await new Promise(setImmediate)
  await fetch(identityPaths.token)
  expect(describeState(session)).toBe(state)
}
