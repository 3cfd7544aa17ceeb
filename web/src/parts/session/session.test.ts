import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { findCustomerIdCall } from '@hausblick/contract/calls/customers.ts'
import { readTokenCall, signOutCall } from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../base/data/queryClient.ts'
import { fetchMe } from './calls.ts'
import { EmbeddedIdentity } from './embedded.ts'
import type { Identity } from './identity.ts'
import { type OpenIdentity, Session } from './session.ts'
import { anna, browseService, password, paul, zoe } from './testing/service.ts'

const client = browseService()

const openEmbedded: OpenIdentity = async (known) => new EmbeddedIdentity('', known)

/** Opens a tab with a session and records its states. */
function openTab(openIdentity: OpenIdentity = openEmbedded) {
  const queries = createQueryClient()
  const session = new Session({ queries, openIdentity })
  const states: string[] = []
  session.subscribe(() => states.push(describeState(session)))
  return { session, queries, states }
}

function describeState(session: Session): string {
  const state = session.state()
  return state.status === 'signedIn' ? `${state.me.email} as ${state.me.role}` : state.status
}

async function expectState(session: Session, state: string): Promise<void> {
  await expect.poll(() => describeState(session)).toBe(state)
}

/** Opens a tab in which an operator has signed in. */
async function openTabOf(email: string) {
  const tab = openTab()
  tab.session.start()
  await tab.session.signIn(email, password)
  await expectState(tab.session, `${email} as operator`)
  return tab
}

describe('a session', () => {
  it('starts with a sign-in and ends with the sign-out', async () => {
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

  it('drops the data of the previous user', async () => {
    const { session, queries } = await openTabOf(anna)
    queries.setQueryData(['figures'], 1)
    await session.signIn(zoe, password)
    await expectState(session, `${zoe} as operator`)
    expect(queries.getQueryData(['figures'])).toBeUndefined()
  })

  it('stays signed out when a reply about the user arrives late', async () => {
    const { session } = openTab()
    session.start()
    const replies = holdReplies()
    await session.signIn(anna, password)
    await replies.answered
    await session.signOut()
    replies.release()
    await expectSettled(session, 'signedOut')
  })

  it('keeps the latest sign-in of another tab when the previous reply arrives late', async () => {
    const { session } = openTab()
    session.start()
    await expectState(session, 'signedOut')
    const replies = holdReplies()
    await session.signIn(anna, password)
    await replies.answered
    await openTabOf(zoe)
    await expectState(session, `${zoe} as operator`)
    replies.release()
    await expectSettled(session, `${zoe} as operator`)
  })

  it('survives the failure of its first request after another tab has signed in', async () => {
    const { session } = openTab()
    const request = client.browser.hold(readTokenCall.path)
    session.start()
    await request.answered
    await openTabOf(anna)
    await expectState(session, `${anna} as operator`)
    request.lose()
    await expectSettled(session, `${anna} as operator`)
  })

  it('is unknown without a reply, and known after a retry', async () => {
    const { session } = openTab()
    const request = client.browser.hold(readTokenCall.path)
    session.start()
    await request.answered
    request.lose()
    await expectState(session, 'unknown')
    expect(session.state()).toMatchObject({ entered: false })
    await session.retry()
    expect(session.state()).toEqual({ status: 'signedOut', left: false })
  })

  it('has entered, with a failure that can be retried, when the look-up after a sign-in fails', async () => {
    const { session } = openTab()
    session.start()
    await expectState(session, 'signedOut')
    const lookup = client.browser.hold(readMeCall.path)
    await session.signIn(anna, password)
    await lookup.answered
    lookup.lose()
    await expectState(session, 'unknown')
    expect(session.state()).toMatchObject({ entered: true })
    await session.retry()
    expect(describeState(session)).toBe(`${anna} as operator`)
  })

  it('signs out with the next call after it was ended elsewhere', async () => {
    const { session } = await openTabOf(anna)
    await fetch(signOutCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    await expect(fetchMe(session.client)).rejects.toMatchObject({ status: 401 })
    expect(session.state()).toEqual({ status: 'signedOut', left: true })
  })

  it('waits for a provider whose code loads slowly', async () => {
    const code = Promise.withResolvers<Identity>()
    const { session } = openTab(() => code.promise)
    session.start()
    const signingIn = session.signIn(anna, password)
    expect(describeState(session)).toBe('checking')
    expect(client.browser.calls).toEqual([])
    code.resolve(new EmbeddedIdentity(''))
    await signingIn
    await expectState(session, `${anna} as operator`)
  })

  it('does not load a new account before it is linked', async () => {
    const { session, states } = openTab()
    session.start()
    await expectState(session, 'signedOut')
    states.length = 0
    const linking = client.browser.hold(redeemInvitationCall.path)
    const signingUp = session.signUp(paul, password, client.paulsInvitation)
    await linking.answered
    expect(client.browser.calls).not.toContain(readMeCall.path)
    linking.release()
    await signingUp
    await expectState(session, `${paul} as operator`)
    expect(states).toEqual(['checking', `${paul} as operator`])
  })
})

/** Holds back both replies about a user. A call that reached the service after another sign-in would be refused, and reported. */
function holdReplies() {
  const held = [readMeCall.path, findCustomerIdCall.path].map((path) => client.browser.hold(path))
  return {
    answered: Promise.all(held.map(({ answered }) => answered)),
    release: () => {
      for (const { release } of held) release()
    },
  }
}

/** Expects the state to be unaffected by a reply that has just arrived. */
async function expectSettled(session: Session, state: string): Promise<void> {
  await new Promise(setImmediate)
  await fetch(readTokenCall.path)
  expect(describeState(session)).toBe(state)
}
