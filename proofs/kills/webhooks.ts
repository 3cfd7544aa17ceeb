import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createWebhookCall } from '@hausblick/contract/calls/webhooks.ts'
import { countDeliveries } from '@hausblick/server/src/people/webhooks/backlog.ts'
import { deliveries } from '@hausblick/server/src/people/webhooks/claim.ts'
import { emitDocument } from '@hausblick/server/src/people/webhooks/document.ts'
import type { Findings } from '../service/findings.ts'
import { type KilledService, OPERATOR, requireSuccess } from '../service/killedService.ts'
import { endClaims } from './endClaims.ts'
import { startReceiver } from './receiver.ts'

const CUSTOMER = 'K-1'
/** Each has one event a round: 20 rounds make 1,000 deliveries. */
const DOCUMENTS = 50
const MOST_MS = 60
/** Longer than telling everything takes. */
const LONGEST_MS = 300_000
const POLL_MS = 50
const { leaseMs: LEASE_MS } = deliveries
/** The receiver takes less to answer. */
const SENT_MS = 5000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

/**
 * Kills the service `rounds` times while it tells another program what happens, which takes half of the messages. In the end each must
 * have been taken, under one id, and those about a document in their order: none may arrive before the one before it was taken.
 */
export async function killWebhooks(service: KilledService, rounds: number): Promise<Findings> {
  const receiver = await startReceiver()
  await service.start()
  const headers = await service.signIn({ email: OPERATOR, kind: 'operator' })
  const added = await fetch(service.url + createWebhookCall.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url, events: ['document.filed'] }),
  })
  const reply = await (await requireSuccess(added)).json()
  receiver.expect(createWebhookCall.reply.parse(reply).secret)

  const happen = () =>
    service.withDatabase(async ({ db }) => {
      for (let number = 1; number <= DOCUMENTS; number++)
        await db
          .transaction()
          .execute((trx) => emitDocument(trx, 'filed', { customerId: CUSTOMER, number }))
    })
  /** Ends the pauses after failures, again and again, until so many messages wait, or so many have been taken. */
  const hurry = (isReached: (waiting: number, taken: number) => boolean) =>
    service.withDatabase(async ({ db }) => {
      const end = performance.now() + LONGEST_MS
      for (;;) {
        // Those that are just being sent are due at the end of their lease, and the receiver answers at once.
        await db
          .updateTable('webhook_delivery')
          .set({ due_at: '' })
          .where('state', '=', 'waiting')
          .where('attempts', '>', 0)
          .where(({ not, between }) => not(between('due_at', at(LEASE_MS - SENT_MS), at(LEASE_MS))))
          .execute()
        if (isReached((await countDeliveries(db, DOCUMENTS * rounds)).waiting, receiver.taken()))
          return
        if (performance.now() > end) throw new Error('Messages still wait.')
        await setTimeout(POLL_MS)
      }
    })

  for (let round = 1; round <= rounds; round++) {
    // The service tells of what happens while it still does.
    const awaited = receiver.taken() + randomInt(1, DOCUMENTS)
    await happen()
    await hurry((_waiting, taken) => taken >= awaited)
    await setTimeout(randomInt(MOST_MS))
    await service.end('kill')
    await service.withDatabase((database) => endClaims(database, deliveries, round))
    await service.start()
  }
  await hurry((waiting) => waiting === 0)
  receiver.close()
  const all = rounds * DOCUMENTS
  const { faults } = service
  faults.push(...receiver.faults)
  const left = await service.withDatabase(({ db }) =>
    db.selectFrom('webhook_delivery').select(['event_id', 'state']).execute(),
  )
  for (const { event_id, state } of left) {
    if (state !== 'delivered') faults.push(`${event_id} is ${state}`)
    if (!receiver.hasTaken(event_id)) faults.push(`${event_id} was never taken`)
  }
  if (left.length !== all) faults.push(`there are ${left.length} deliveries and not ${all}`)
  const interrupted = receiver.repeated()
  const acknowledged = all - interrupted
  return await service.finish({ acknowledged, interrupted, found: receiver.taken() })
}
