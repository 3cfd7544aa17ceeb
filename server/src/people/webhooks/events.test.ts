import { randomUUID } from 'node:crypto'
import type { InputOf, JsonCall } from '@hausblick/contract/calls/call.ts'
import {
  changeDocumentsCall,
  type DocumentChange,
} from '@hausblick/contract/calls/documentSteps.ts'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { applyImportCall, examineImportCall } from '@hausblick/contract/calls/imports.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { inviteGuestCall } from '@hausblick/contract/calls/people.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import {
  readReportRunCall,
  releaseReportsCall,
  startReportRunCall,
} from '@hausblick/contract/calls/reports.ts'
import { createWebhookCall } from '@hausblick/contract/calls/webhooks.ts'
import { type WebhookEventType, webhookEventTypes } from '@hausblick/contract/webhooks.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { signIn } from '../../testing/accounts.ts'
import { PUBLIC_URL, readLink } from '../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { formOf, pdf } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { allRights } from '../../testing/guests.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { newImports } from '../../testing/import/runs.ts'
import {
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhookReceiver.ts'
import { createInvitation } from '../accounts/invitations/create.ts'
import { lockCustomers } from '../customers/store.ts'
import { createToken, hashToken } from '../identity/account/token.ts'

// Imports and reports are made by processes of their own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Told {
  readonly type: WebhookEventType
  readonly customerId: string | null
  readonly data: object
}

const parts = { street: 'Weg 1', date: '2025-03-09', type: 'Rechnung', name: 'Wasser' }

onEachDatabase('a receiver', (newDatabase) => {
  const newImporter = newImports()
  let database: TestDatabase
  let service: Awaited<ReturnType<typeof newImporter>>
  let receiver: WebhookReceiver
  beforeAll(async () => {
    database = await newDatabase()
    service = await newImporter(database, { WEBHOOKS_PRIVATE: 'on' })
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['A', 'B']))
    receiver = await startWebhookReceiver()
    const events = [...webhookEventTypes]
    await service.ask(createWebhookCall, { body: { url: receiver.url, events } })
  })

  const ask = <C extends JsonCall>(who: Who, call: C, input: InputOf<C>) =>
    service.ask(call, input, who)
  const upload = async (who: Who, { path: url }: { path: string }, more = {}) => {
    const form = await formOf({ docName: 'Brief', file: pdf('Brief'), ...more })
    const request = { method: 'POST', url, payload: form.payload } as const
    const headers = { ...service.headers[who], ...form.headers }
    const reply = await service.app.inject({ ...request, headers })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply
  }
  const numberOf = async (customer: string) => {
    const { number } = await database.db
      .selectFrom('document')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow()
    return Number(number)
  }
  const redeem = async (email: string, body: InputOf<typeof redeemInvitationCall>['body']) => {
    const headers = await signIn(database, { email, kind: null })
    const { path: url } = redeemInvitationCall
    const reply = await service.app.inject({ method: 'POST', url, headers, body })
    expect(reply.statusCode, reply.body).toBe(200)
  }
  const read = ({ body }: ReceivedMessage): Told => {
    const { type, customerId, data } = JSON.parse(body)
    return { type, customerId, data }
  }
  const arrives = (before: number, told: readonly Told[]) =>
    vi.waitFor(() => expect(receiver.messages.slice(before).map(read)).toEqual(told), 15_000)

  const act = (change: DocumentChange) => {
    const body = { step: randomUUID().replaceAll('-', ''), changes: [change] }
    return ask('staff', changeDocumentsCall, { body })
  }

  async function importFile(): Promise<Told[]> {
    const row = { customerid: 'A', portfoliovalue: '1.000,00', portfolioincome032025: '7,00' }
    const id = await service.start({ 'Bestand.csv': csvOf(portfolioKind, [row]) })
    await ask('operator', examineImportCall, { params: { id } })
    await service.reaches(id, 'checked')
    await ask('operator', applyImportCall, { params: { id }, body: { losesMany: false } })
    await service.reaches(id, 'applied')
    return [{ type: 'import.completed', customerId: null, data: { import: id } }]
  }

  async function releaseReport(): Promise<Told[]> {
    const started = await ask('staff', startReportRunCall, {
      body: { year: 2025, customerId: 'A' },
    })
    const params = { id: started.id }
    const reaches = (state: string) =>
      vi.waitFor(async () => {
        const { reports } = await ask('staff', readReportRunCall, { params })
        expect(reports[0]?.state).toBe(state)
      }, 60_000)
    await reaches('made')
    await ask('staff', releaseReportsCall, { params, body: { notifies: false } })
    await reaches('released')
    const data = { document: await numberOf('A'), year: 2025 }
    return [{ type: 'report.released', customerId: 'A', data }]
  }

  async function filePaper(before: number): Promise<Told[]> {
    const { paper } = uploadPaperCall.reply.parse((await upload('staff', uploadPaperCall)).json())
    const received = { type: 'document.received', customerId: null, data: { paper } } as const
    await arrives(before, [received])
    await act({ kind: 'filePaper', paper, seen: 'Brief', customerId: 'B', ...parts })
    const data = { document: await numberOf('B') }
    return [received, { type: 'document.filed', customerId: 'B', data }]
  }

  async function uploadAsStaff(): Promise<Told[]> {
    const docName = 'readv_B_Weg 1_20250309_Rechnung_Strom.pdf'
    await upload('staff', uploadDocumentCall, { customerId: 'B', docName })
    return [{ type: 'document.filed', customerId: 'B', data: { document: await numberOf('B') } }]
  }

  async function joinAsGuest(): Promise<Told[]> {
    const email = 'gast@example.org'
    await ask('a', inviteGuestCall, { params: { customerId: 'A' }, body: { ...allRights, email } })
    const token = createToken()
    const { id } = await database.db
      .updateTable('guest')
      .set({ token_hash: hashToken(token) })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    await redeem(email, { customerId: email, token })
    return [{ type: 'invitation.redeemed', customerId: 'A', data: { guest: id } }]
  }

  async function joinAsOwner(): Promise<Told[]> {
    const invitee = { kind: 'customer', customerId: 'B' } as const
    const invitation = readLink(await createInvitation(database.db, invitee, PUBLIC_URL))
    await redeem('neue@example.org', invitation)
    const data = { invitation: hashToken(invitation.token) }
    return [{ type: 'invitation.redeemed', customerId: 'B', data }]
  }

  test.each([
    ['an import', importFile],
    ['a report', releaseReport],
    ['a paper and where it is filed', filePaper],
    ['an upload of staff', uploadAsStaff],
    ['a new owner', joinAsOwner],
    ['a new guest', joinAsGuest],
  ])('is told of %s', async (_, act) => {
    const before = receiver.messages.length
    await arrives(before, await act(before))
  })

  test('is told of a document in order, whatever fails, and of others meanwhile', async () => {
    const before = receiver.messages.length
    const about = async (customerId: string, type: WebhookEventType): Promise<Told> => ({
      ...{ type, customerId, data: { document: await numberOf(customerId) } },
    })
    const waiting = database.db.updateTable('webhook_delivery').where('state', '=', 'waiting')
    receiver.answer((message) => ({ status: read(message).customerId === 'A' ? 503 : 204 }))
    const sent = await upload('a', uploadDocumentCall)
    const refused = await about('A', 'document.received')
    await vi.waitFor(async () => {
      const due_at = new Date(Date.now() + 60 * 60_000).toISOString()
      const failed = waiting.where('reason', 'is not', null).set({ attempts: 9, due_at })
      expect(await failed.executeTakeFirst()).toMatchObject({ numUpdatedRows: 1n })
    }, 15_000)

    const { name: seen } = sent.json()
    await act({ kind: 'file', customerId: 'A', number: await numberOf('A'), seen, ...parts })
    await upload('b', uploadDocumentCall)
    const other = await about('B', 'document.received')
    await arrives(before, [refused, other])

    receiver.answer(() => ({ status: 204 }))
    await waiting.set({ due_at: '' }).execute()
    await arrives(before, [refused, other, refused, await about('A', 'document.filed')])
  })
})
