import { createHmac } from 'node:crypto'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  createWebhookCall,
  deleteWebhookCall,
  listWebhookFailuresCall,
  listWebhooksCall,
  probeWebhookCall,
  renewWebhookSecretCall,
  retryWebhookCall,
  setWebhookStateCall,
} from '@hausblick/contract/calls/webhooks.ts'
import { webhookEventTypes } from '@hausblick/contract/webhooks.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { quickLimits } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import {
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhookReceiver.ts'
import { deliveries } from './claim.ts'
import { noteFailed } from './outcome.ts'

onEachDatabase('webhooks', (newDatabase) => {
  const documents = useDocuments(newDatabase, {
    environment: { WEBHOOKS_PRIVATE: 'on' },
    limits: quickLimits,
  })
  const { call, db, upload } = documents
  let receiver: WebhookReceiver
  let id: string
  let secret: string
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    const body = { url: receiver.url, events: webhookEventTypes }
    const reply = await call('operator', { method: 'POST', url: createWebhookCall.path, body })
    expect(reply.statusCode, reply.body).toBe(200)
    secret = createWebhookCall.reply.parse(reply.json()).secret
    id = (await only()).id
  })

  async function only() {
    const reply = await call('operator', { url: listWebhooksCall.path })
    const [webhook] = listWebhooksCall.reply.parse(reply.json()).webhooks
    if (!webhook) throw new Error('There is no webhook.')
    return webhook
  }

  async function post(url: string) {
    const reply = await call('operator', { method: 'POST', url })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json()
  }

  async function failures() {
    const url = addressOf(listWebhookFailuresCall, { params: { id } })
    return listWebhookFailuresCall.reply.parse((await call('operator', { url })).json()).failures
  }

  const setState = (state: 'active' | 'paused') =>
    call('operator', {
      method: 'PATCH',
      url: addressOf(setWebhookStateCall, { params: { id } }),
      body: { state },
    })

  /** Resolves to the messages after those so far, once there are as many. */
  async function messagesAfter(before: number, count = 1): Promise<ReceivedMessage[]> {
    await vi.waitFor(() => expect(receiver.messages.length).toBe(before + count), 15_000)
    return receiver.messages.slice(before)
  }

  const settled = (state: Partial<Awaited<ReturnType<typeof only>>>) =>
    vi.waitFor(async () => expect(await only()).toMatchObject(state), 15_000)

  function verify({ headers, body }: ReceivedMessage, by: string): boolean {
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(by.replace('whsec_', ''), 'base64')
    return (
      headers['webhook-signature'] ===
      `v1,${createHmac('sha256', key).update(content).digest('base64')}`
    )
  }

  test('tell a receiver what happened, signed, by ids alone', async () => {
    const before = receiver.messages.length
    await upload('a', { docName: 'Brief von Anna', file: pdf('secret') })
    const [message] = await messagesAfter(before)
    if (!message) throw new Error('Nothing arrived.')
    expect(JSON.parse(message.body)).toEqual({
      id: message.headers['webhook-id'],
      type: 'document.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      customerId: 'A',
      data: { document: 1 },
    })
    expect(verify(message, secret)).toBe(true)
    await settled({ waiting: 0, failed: 0, failingSince: null, succeededAt: expect.any(String) })
    const { secret: stored } = await db()
      .selectFrom('webhook')
      .select('secret')
      .executeTakeFirstOrThrow()
    expect(stored).not.toContain(secret.replace('whsec_', ''))
    // Another process that claimed it before, and took longer than its claim.
    const claimed = await db()
      .selectFrom('webhook_delivery')
      .select(['id', 'event_id', 'attempts'])
      .executeTakeFirstOrThrow()
    await noteFailed(db(), id, claimed, 'zu spät')
    expect(await only()).toMatchObject({ failed: 0, failingSince: null })
  })

  test('are tried again with the same id, in order, and repeated by hand', async () => {
    const before = receiver.messages.length
    receiver.answer(() => ({ status: 302, location: receiver.url }))
    await upload('a', { docName: 'Erster' })
    await messagesAfter(before)
    await settled({ waiting: 1, failingSince: expect.any(String) })
    const [failed] = await failures()
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, customerId: 'A' })
    expect(failed?.reason).toContain('302')
    // A day later, it is given up.
    const due_at = new Date().toISOString()
    await db()
      .updateTable('webhook_delivery')
      .set({ attempts: deliveries.pausesMs.length, due_at })
      .where('state', '=', 'waiting')
      .execute()
    await messagesAfter(before, 2)
    await settled({ waiting: 0, failed: 1 })

    receiver.answer(() => ({ status: 200 }))
    const retry = addressOf(retryWebhookCall, {
      params: { id },
      query: { number: String(failed?.number) },
    })
    expect(await post(retry)).toEqual({ count: 1 })
    const messages = await messagesAfter(before, 3)
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await settled({ waiting: 0, failed: 0, failingSince: null })
    expect(await failures()).toEqual([])
  })

  test('wait while paused, for an operator after a restore, and are gone when deleted', async () => {
    await setState('paused')
    const before = receiver.messages.length
    await upload('b', { docName: 'Wartet' })
    await settled({ state: 'paused', waiting: 1 })
    await db().updateTable('webhook').set({ state: 'restored' }).execute()
    expect(receiver.messages.length).toBe(before)
    await setState('active')
    await messagesAfter(before)
    await settled({ state: 'active', waiting: 0 })
  })

  test('are probed, and signed by a new secret', async () => {
    const renewed = await post(addressOf(renewWebhookSecretCall, { params: { id } }))
    const before = receiver.messages.length
    const probe = addressOf(probeWebhookCall, { params: { id } })
    expect(await post(probe)).toEqual({ reason: null })
    const [message] = await messagesAfter(before)
    expect(message && verify(message, secret)).toBe(false)
    expect(message && verify(message, renewed.secret)).toBe(true)
    receiver.answer(() => ({ status: 500 }))
    expect((await post(probe)).reason).toContain('500')
    expect(await only()).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('are refused where nothing may be sent to, and gone when deleted', async () => {
    const create = (url: string) =>
      call('operator', {
        method: 'POST',
        url: createWebhookCall.path,
        body: { url, events: ['document.filed'] },
      })
    expect((await create('http://user:pass@127.0.0.1/')).statusCode).toBe(400)
    await upload('b', { docName: 'Noch eins' })
    await settled({ waiting: 1 })
    const url = addressOf(deleteWebhookCall, { params: { id } })
    expect((await call('operator', { method: 'DELETE', url })).statusCode).toBe(200)
    expect((await call('operator', { method: 'DELETE', url })).statusCode).toBe(404)
    expect(await db().selectFrom('webhook_delivery').selectAll().execute()).toEqual([])
    const lines = await db().selectFrom('audit_entry').select('action').orderBy('number').execute()
    const actions = lines.map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('webhook'))).toEqual([
      ...['webhookAdded', 'webhookRetried', 'webhookChanged', 'webhookChanged', 'webhookChanged'],
      'webhookRemoved',
    ])
  })
})
