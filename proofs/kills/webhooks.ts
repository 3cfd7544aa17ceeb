import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createWebhookCall } from '@hausblick/contract/calls/webhooks.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { withDatabaseAt } from '@hausblick/server/src/testing/withDatabaseAt.ts'
import { emitDocument } from '@hausblick/server/src/webhooks/document.ts'
import type { Findings } from '../service/findings.ts'
import { requireSuccess } from './operation.ts'
import { startReceiver } from './receiver.ts'
import { TimedStarts } from './timedStarts.ts'

const OPERATOR = 'betreiber@betreiber.example'
const CUSTOMER = 'K-1'
/** Of each, something happens once a round: 20 rounds make 1,000 deliveries. */
const DOCUMENTS = 50
const MOST_MS = 60
/** Longer than telling everything takes. */
const LONGEST_MS = 300_000
const POLL_MS = 50

/**
 * Kills the service `rounds` times while it tells another program what happens, which takes half of the messages. In the end each must
 * have been taken, under one id, and those about a document in their order: none may arrive before the one before it was taken.
 */
export async function killWebhooks(
  folder: string,
  rounds: number,
  told: (round: number) => void = () => {},
  databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`,
): Promise<Findings> {
  const port = await findFreePort()
  const starts = new TimedStarts(folder, {
    ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', PORT: port },
    ...{ WEBHOOKS_PRIVATE: 'on', REQUESTS_PER_MINUTE: '0', OPERATOR_EMAILS: OPERATOR },
  })
  const receiver = await startReceiver()
  let service = await starts.start()
  const headers = await withDatabaseAt(databaseUrl, (database) =>
    signIn({ ...database, url: '' }, { email: OPERATOR, kind: 'operator' }),
  )
  const added = await fetch(`http://127.0.0.1:${port}${createWebhookCall.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url, events: ['document.filed'] }),
  })
  await requireSuccess(added.clone())
  receiver.expect(createWebhookCall.reply.parse(await added.json()).secret)

  const happen = () =>
    withDatabaseAt(databaseUrl, async ({ db }) => {
      for (let number = 1; number <= DOCUMENTS; number++)
        await db
          .transaction()
          .execute((trx) => emitDocument(trx, 'filed', { customerId: CUSTOMER, number }))
    })
  /** As half a minute later, when what the killed service had claimed is free. */
  const release = () =>
    withDatabaseAt(databaseUrl, ({ db }) =>
      db.updateTable('webhook_delivery').set({ claimed_until: null }).execute(),
    )
  /** Ends the pauses after failures, again and again, until so many messages wait, or so many have been taken. */
  const hurry = (isReached: (waiting: number, taken: number) => boolean) =>
    withDatabaseAt(databaseUrl, async ({ db }) => {
      const end = performance.now() + LONGEST_MS
      for (;;) {
        const { numUpdatedRows: waiting } = await db
          .updateTable('webhook_delivery')
          .set({ due_at: '' })
          .where('state', '=', 'waiting')
          .executeTakeFirst()
        if (isReached(Number(waiting), receiver.taken())) return
        if (performance.now() > end) throw new Error(`${waiting} messages still wait.`)
        await setTimeout(POLL_MS)
      }
    })

  for (let round = 1; round <= rounds; round++) {
    // The service tells of what happens while it still does.
    const awaited = receiver.taken() + randomInt(1, DOCUMENTS)
    await happen()
    await hurry((_waiting, taken) => taken >= awaited)
    await setTimeout(randomInt(MOST_MS))
    await service.kill()
    await release()
    told(round)
    service = await starts.start()
  }
  await hurry((waiting) => waiting === 0)
  await service.stop()
  receiver.close()
  const all = rounds * DOCUMENTS
  const faults = [...receiver.faults]
  const left = await withDatabaseAt(databaseUrl, ({ db }) =>
    db.selectFrom('webhook_delivery').select(['event_id', 'state']).execute(),
  )
  for (const { event_id, state } of left) {
    if (state !== 'delivered') faults.push(`${event_id} is ${state}`)
    if (!receiver.hasTaken(event_id)) faults.push(`${event_id} was never taken`)
  }
  if (left.length !== all) faults.push(`there are ${left.length} deliveries and not ${all}`)
  const interrupted = receiver.repeated()
  return {
    ...{ acknowledged: all - interrupted, interrupted, found: receiver.taken(), orphans: 0 },
    ...{ longestStartMs: starts.longestMs, faults },
  }
}
