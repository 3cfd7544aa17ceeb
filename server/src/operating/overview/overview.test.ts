import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addInvitation } from '../../people/accounts/invitations/create.ts'
import { addDeletionRequest } from '../../people/customers/deletion/store.ts'
import { writeNames } from '../../people/customers/names.ts'
import { transact } from '../../platform/database/transact.ts'
import { recordBackup } from '../../sets/backup/lastBackup.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('the overview', (newDatabase) => {
  const { call, add, upload, db } = useDocuments(newDatabase)
  const read = async (who: 'operator' | 'staff' = 'operator') =>
    readOverviewCall.reply.parse((await call(who, { url: readOverviewCall.path })).json())

  describe('of a new operator', () => {
    test('says that nothing waits, and what to do first', async () => {
      await add({ customerId: 'DEMO' })
      expect(await read()).toMatchObject({
        importedAt: null,
        waiting: {
          inbox: { count: 0, oldestAt: null, owners: 0 },
          imports: { count: 0, newestId: null },
          invitations: { count: 0, firstExpiresAt: null, names: [] },
          deletionRequests: { count: 0, names: [] },
          reports: { count: 0, year: null },
        },
        state: {
          backup: { at: null, isOld: true, hasFailed: false },
          areMailsSent: false,
          mailbox: null,
        },
        // The accounts of these tests have owners.
        steps: [
          { step: 'operator', isDone: false },
          { step: 'mail', isDone: false },
          { step: 'figures', isDone: false },
          { step: 'secondFactor', isDone: false },
          { step: 'invitation', isDone: true },
          { step: 'document', isDone: false },
          { step: 'backup', isDone: false },
        ],
      })
    })

    test('leaves to operators what only they may do', async () => {
      const { waiting, state, steps } = await read('staff')
      expect({ ...waiting, state, steps }).toMatchObject({
        imports: null,
        invitations: null,
        state: null,
        steps: null,
      })
    })
  })

  describe('of a service at work', () => {
    const now = new Date()
    beforeAll(async () => {
      await upload('a', { docName: 'Eins' })
      await upload('b', { docName: 'Zwei' })
      await upload('b', { docName: 'Drei' })
      await transact(db(), async (trx) => {
        await writeNames(trx, [['A', 'Anna Ähre']])
        for (const invitedAt of [-12, -1])
          await addInvitation(
            trx,
            { kind: 'customer', customerId: 'A' },
            'https://hausblick.example',
            new Date(now.getTime() + invitedAt * DAY_MS),
          )
        const requestedAt = now.toISOString()
        await addDeletionRequest(trx, {
          customerId: 'B',
          requestedAt,
          requestedBy: 'b@example.org',
        })
        await trx
          .insertInto('report_run')
          .values([
            { id: 'old', year: 2024, customer_id: null, started_at: '2025-01-01', started_by: '' },
            { id: 'new', year: 2025, customer_id: null, started_at: '2026-01-01', started_by: '' },
            { id: 'done', year: 2026, customer_id: 'B', started_at: '2027-01-01', started_by: '' },
          ])
          .execute()
        const report = { due_at: '', attempts: 0 }
        await trx
          .insertInto('report')
          .values([
            { ...report, run_id: 'old', customer_id: 'A', state: 'made' },
            { ...report, run_id: 'new', customer_id: 'A', state: 'made' },
            { ...report, run_id: 'new', customer_id: 'B', state: 'made' },
            { ...report, run_id: 'new', customer_id: 'DEMO', state: 'empty' },
            { ...report, run_id: 'done', customer_id: 'B', state: 'released' },
          ])
          .execute()
        await trx
          .insertInto('scan')
          .values({ file_key: 'key', uploaded_at: '', state: 'done', claimed_until: null })
          .execute()
        await trx
          .insertInto('scan_page')
          .values(
            (['waiting', 'read', 'unreadable', 'unreadable'] as const).map((state, index) => ({
              ...{ file_key: 'key', page: index + 1 },
              ...{ state, reason: null },
            })),
          )
          .execute()
        const run = { actor: '{}', started_by: '', changed_at: '', due_at: '' }
        await trx
          .insertInto('import_run')
          .values({ ...run, state: 'checked', id: 'run', started_at: '2026-01-01' })
          .execute()
      })
    })

    test('says what waits for whom', async () => {
      const { waiting } = await read()
      expect(waiting).toMatchObject({
        inbox: { count: 3, owners: 2 },
        imports: { count: 1, newestId: 'run' },
        invitations: { count: 1, names: ['Anna Ähre'] },
        deletionRequests: { count: 1, names: ['B'] },
        reports: { count: 2, year: 2025 },
      })
      expect(Date.parse(waiting.inbox.oldestAt ?? '')).toBeGreaterThanOrEqual(now.getTime())
    })

    test('says what the service does by itself, since when, and why it fails', async () => {
      const waiting = async (who: 'operator' | 'staff') =>
        (await read(who)).work
          .filter(({ waiting, givenUp }) => waiting + givenUp > 0)
          .map(({ kind, waiting, failedBefore, givenUp }) => [kind, waiting, failedBefore, givenUp])
      const reading = [
        ['texts', 3, 0, 0],
        ['scans', 1, 0, 2],
      ]
      expect(await waiting('staff')).toEqual(reading)
      const tried_at = now.toISOString()
      const webhook = { id: 'w', url: '', events: '', secret: '', created_at: tried_at }
      const event = { id: 'e', type: '', customer_id: null, ids: '{}', happened_at: tried_at }
      await db()
        .insertInto('webhook')
        .values({ ...webhook, state: 'active' })
        .execute()
      await db().insertInto('webhook_event').values(event).execute()
      // Pausing, so that the service does not send it meanwhile.
      const due_at = new Date(now.getTime() + MINUTE_MS).toISOString()
      const delivery = { webhook_id: 'w', event_id: 'e', subject: '', due_at, tried_at }
      await db()
        .insertInto('webhook_delivery')
        .values([
          { ...delivery, state: 'waiting', attempts: 2, reason: 'away' },
          { ...delivery, state: 'failed', attempts: 9, reason: 'away' },
        ])
        .execute()
      expect(await waiting('operator')).toEqual([
        ...reading,
        ['notices', expect.any(Number), 0, 0],
        ['webhooks', 1, 1, 1],
      ])
      expect((await read()).work.find(({ kind }) => kind === 'webhooks')).toMatchObject({
        ...{ since: tried_at, isLate: false, reason: 'away' },
      })
    })

    test('knows the last backup', async () => {
      const beganAt = new Date(now.getTime() - DAY_MS)
      await recordBackup(db(), { beganAt, isWhole: true })
      const { state, steps } = await read()
      const backup = { at: beganAt.toISOString(), isOld: false, hasFailed: false }
      expect(state?.backup).toEqual(backup)
      expect(steps).toContainEqual({ step: 'backup', isDone: true })
      await recordBackup(db(), { beganAt: now, isWhole: false })
      expect((await read()).state?.backup).toEqual({ ...backup, hasFailed: true })
    })
  })
})
