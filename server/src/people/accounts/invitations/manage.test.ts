import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  inviteCall,
  listInvitationsCall,
  renewInvitationCall,
  withdrawInvitationCall,
} from '@hausblick/contract/calls/invitations.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR, STAFF } from '../../../testing/app.ts'
import { PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { strangers, useOperating } from '../../../testing/operating.ts'
import { createInvitation } from './create.ts'
import type { Invitee } from './invitee.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('open invitations', (newDatabase) => {
  const { call, newBrowser, db } = useOperating(newDatabase)
  beforeEach(() => db().deleteFrom('invitation').execute())

  const invite = (invitee: Invitee = CUSTOMER, daysAgo = 0) =>
    createInvitation(db(), invitee, PUBLIC_URL, new Date(Date.now() - daysAgo * DAY_MS))

  async function list(query = '') {
    const reply = await call('operator', 'GET', `${listInvitationsCall.path}${query}`)
    expect(reply.headers['cache-control']).toBe('no-store')
    return listInvitationsCall.reply.parse(reply.json())
  }

  async function onlyId(): Promise<string> {
    const { invitations } = await list()
    expect(invitations).toHaveLength(1)
    return String(invitations[0]?.id)
  }

  const renew = (id: string) =>
    call('operator', 'POST', addressOf(renewInvitationCall, { params: { id } }))
  const withdraw = (id: string) =>
    call('operator', 'DELETE', addressOf(withdrawInvitationCall, { params: { id } }))

  async function expectDead(link: string) {
    const reply = await newBrowser().signUp('zu-spaet@example.de', link)
    expect(errorReply.parse(reply.json()).error).toBe(identityErrors.invitationInvalid)
  }

  describe('are listed', () => {
    test('newest first, with invitee and expiry', async () => {
      await invite(CUSTOMER, 15)
      await invite({ kind: 'staff', email: STAFF }, 2)
      await invite({ kind: 'operator', email: OPERATOR }, 1)
      const { invitations, total } = await list()
      expect(total).toBe(3)
      expect(invitations).toMatchObject([
        { role: 'operator', invitee: OPERATOR, expired: false },
        { role: 'staff', invitee: STAFF, expired: false },
        { role: 'customer', invitee: 'K-1', expired: true },
      ])
      for (const { createdAt, expiresAt } of invitations)
        expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * DAY_MS)
    })

    test('without used ones', async () => {
      const link = await invite()
      const browser = newBrowser()
      await browser.signUp('benutzt@example.de', link)
      await browser.link(link)
      expect(await list()).toEqual({ invitations: [], total: 0 })
    })

    test('filtered by a substring of customer id or address', async () => {
      await invite(CUSTOMER, 2)
      await invite(CUSTOMER, 1)
      await invite({ kind: 'staff', email: STAFF })
      expect(await list('?limit=1')).toMatchObject({ invitations: [{ invitee: STAFF }], total: 3 })
      expect(await list('?search=k-1&limit=1')).toMatchObject({
        invitations: [{ invitee: 'K-1' }],
        total: 2,
      })
      expect((await list('?search=MITARBEITER@')).total).toBe(1)
      expect((await list('?search=1%20K-')).total).toBe(2)
      expect((await list('?search=%25')).total).toBe(0)
    })
  })

  describe('are renewed', () => {
    test('with a new link, which invalidates the old one', async () => {
      const old = await invite(CUSTOMER, 15)
      const reply = await renew(await onlyId())
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
      await expectDead(old)
      expect((await list()).invitations).toMatchObject([{ invitee: 'K-1', expired: false }])
      const { signUpLink } = inviteCall.reply.parse(reply.json())
      const browser = newBrowser()
      expect((await browser.signUp('neuer-link@example.de', signUpLink)).statusCode).toBe(200)
      expect((await browser.link(signUpLink)).statusCode).toBe(200)
    })

    test('only once under their old id', async () => {
      await invite()
      const id = await onlyId()
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await renew(id)).statusCode),
      )
      expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404])
      expect((await list()).total).toBe(1)
    })

    test('for operators and staff too', async () => {
      const old = await invite({ kind: 'staff', email: STAFF })
      expect((await renew(await onlyId())).statusCode).toBe(200)
      await expectDead(old)
    })

    test('unless the address is no longer configured', async () => {
      const email = 'frueher@betreiber.example'
      const old = await invite({ kind: 'staff', email })
      const reply = await renew(await onlyId())
      expect(reply.statusCode).toBe(409)
      expect(errorReply.parse(reply.json()).error).toMatch(/steht nicht in STAFF_EMAILS/)
      expect((await newBrowser().signUp(email, old)).statusCode).toBe(200)
    })
  })

  test('are invalid once withdrawn', async () => {
    const link = await invite()
    const id = await onlyId()
    expect((await withdraw(id)).statusCode).toBe(200)
    await expectDead(link)
    expect((await list()).total).toBe(0)
    expect((await withdraw(id)).statusCode).toBe(404)
  })

  test('can be neither renewed nor withdrawn once used', async () => {
    const link = await invite()
    const id = await onlyId()
    const browser = newBrowser()
    await browser.signUp('schnell@example.de', link)
    await browser.link(link)
    expect((await renew(id)).statusCode).toBe(404)
    expect((await withdraw(id)).statusCode).toBe(404)
    expect((await browser.link(link)).statusCode).toBe(200)
  })

  test('do not reveal their tokens', async () => {
    const link = await invite()
    const { token } = readLink(link)
    const reply = await call('operator', 'GET', listInvitationsCall.path)
    expect(reply.body).toContain('K-1')
    expect(reply.body).not.toContain(token)
  })

  test('are created only for existing customers', async () => {
    const reply = await call('operator', 'POST', inviteCall.path, { customerId: 'K-1' })
    const { signUpLink } = inviteCall.reply.parse(reply.json())
    expect((await newBrowser().signUp('zweite@example.de', signUpLink)).statusCode).toBe(200)
    const unknown = { customerId: 'keiner' }
    expect((await call('operator', 'POST', inviteCall.path, unknown)).statusCode).toBe(404)
    expect((await list()).total).toBe(0)
  })

  describe.each(strangers)('are off limits to %s', (who, status) => {
    test('to list, create, renew or withdraw', async () => {
      const link = await invite()
      const id = await onlyId()
      const replies = [
        await call(who, 'GET', listInvitationsCall.path),
        await call(who, 'POST', inviteCall.path, { customerId: 'K-1' }),
        await call(who, 'POST', addressOf(renewInvitationCall, { params: { id } })),
        await call(who, 'DELETE', addressOf(withdrawInvitationCall, { params: { id } })),
      ]
      expect(replies.map((reply) => reply.statusCode)).toEqual([status, status, status, status])
      expect((await list()).total).toBe(1)
      expect((await newBrowser().signUp(`${who}@example.de`, link)).statusCode).toBe(200)
    })
  })
})
