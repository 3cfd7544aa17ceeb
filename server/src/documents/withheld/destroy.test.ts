import { afterEach, describe, expect, test, vi } from 'vitest'
import { serviceActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { MAIL_SECRET } from '../../testing/mails.ts'
import { checkDocuments } from '../check/check.ts'
import { destroyExpired } from './destroy.ts'
import { restoreDocument } from './restore.ts'
import { removeQueuedFiles, reserveFile } from './storedFiles.ts'

const audit = createAuditLog([MAIL_SECRET])
const DAY_MS = 24 * 60 * 60_000

onEachDatabase('a removed document', (newDatabase) => {
  const { act, add, db, storage } = useDocuments(newDatabase)

  const keyOf = async ({ customerId, number }: Key) =>
    await db()
      .selectFrom('withheld_document')
      .select('storage_key')
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .executeTakeFirst()
  const check = async () => {
    const faults: string[] = []
    const counts = await checkDocuments(
      { db: db(), storage: storage() },
      {
        isQuick: true,
        onFault: (document, fault) => faults.push(`${fault} ${document.fileName}`),
        onOrphan: ({ key }) => void faults.push(`orphan ${key}`),
        onProgress: () => undefined,
      },
    )
    return { ...counts, faults }
  }

  afterEach(() => vi.useRealTimers())

  describe('after 30 days', () => {
    test('is destroyed with its file, once, and cannot be restored', async () => {
      const added = await add({ customerId: 'A', name: 'Vorbei', bytes: pdf('vorbei') })
      const { customerId, number, fileName: seen } = added
      await act('staff', [{ kind: 'remove', customerId, number, seen }])
      const { storage_key = '' } = (await keyOf(added)) ?? {}
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS - 1000 })
      await destroyExpired(db(), audit)
      expect(await keyOf(added)).toBeDefined()
      vi.setSystemTime(Date.now() + 2000)
      // Sign-ins have expired by then.
      const restoring = () =>
        restoreDocument(db(), admitCommand(added.customerId), added.number, audit.by(serviceActor))
      await expect(restoring()).rejects.toMatchObject({ statusCode: 404 })
      await Promise.all([destroyExpired(db(), audit), destroyExpired(db(), audit)])
      expect(await keyOf(added)).toBeUndefined()
      // Known to be about to go.
      vi.useRealTimers()
      expect((await check()).faults).toEqual([])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS })
      const parts = { db: db(), storage: storage() }
      await Promise.all([removeQueuedFiles(parts), removeQueuedFiles(parts)])
      await expect(storage().version(storage_key)).rejects.toThrow(/Nothing is stored/)
      await expect(restoring()).rejects.toMatchObject({ statusCode: 404 })
      expect(await db().selectFrom('storage_removal').selectAll().execute()).toEqual([])
    })

    test('keeps its file queued until it is deleted', async () => {
      const key = 'ab'.repeat(16)
      await reserveFile(db(), key)
      const queued = async () =>
        (await db().selectFrom('storage_removal').select('storage_key').execute()).length
      await removeQueuedFiles({ db: db(), storage: storage() })
      expect(await queued()).toBe(1)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
      const away = { delete: () => Promise.reject(new Error('away')) }
      await expect(removeQueuedFiles({ db: db(), storage: away })).rejects.toThrow('away')
      expect(await queued()).toBe(1)
      await removeQueuedFiles({ db: db(), storage: storage() })
      expect(await queued()).toBe(0)
    })
  })
})

interface Key {
  readonly customerId: string
  readonly number: number
}
