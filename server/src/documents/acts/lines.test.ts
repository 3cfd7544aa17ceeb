import { readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { restoreDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import { listDocumentsCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createAuditLog } from '../../platform/audit/log.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { storedTables } from '../../sets/export/storedTables.ts'
import { OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { destroyExpired } from '../withheld/destroy.ts'

const MONTH_MS = 31 * 24 * 60 * 60_000
const SECRET = 'ein Geheimnis, das das Protokoll beglaubigt'
const parts = { street: 'Weg 1', date: '2025-02-28', type: 'Brief', name: 'Gruß' }
const nameOf = (customerId: string, name: string) =>
  `readv_${customerId}_Weg 1_20250228_Brief_${name}.pdf`

onEachDatabase('the audit log', (newDatabase) => {
  const { act, add, call, db, upload } = useDocuments(newDatabase, { environment: { SECRET } })

  afterEach(() => vi.useRealTimers())

  /** Returns the lines about documents that were appended meanwhile, without uploads. */
  async function linesOf(act: () => Promise<unknown>) {
    const read = () =>
      db()
        .selectFrom('audit_entry')
        .select(['action', 'actor_email', 'customer_id', 'details'])
        .where('action', 'not in', ['lookedAt', 'refused', 'documentOpened', 'documentUploaded'])
        .orderBy('number')
        .execute()
    const before = (await read()).length
    await act()
    return (await read()).slice(before).map(({ details, ...line }) => ({
      ...line,
      ...JSON.parse(details ?? '{}'),
    }))
  }

  const at = (number: number) => ({ customerId: 'A', number })
  const correct = (who: Who, number: number, asked: object) =>
    act(who, [{ kind: 'correct', ...at(number), to: 'A', ...asked }])
  const remove = (number: number, seen: string, isMisdirected = false) =>
    act('staff', [{ kind: 'remove', ...at(number), seen, isMisdirected }])
  const restore = (who: Who, number: number) =>
    call(who, { method: 'POST', url: fillPath(restoreDocumentCall.path, at(number)) })

  test('has a line for each upload, and none for its retry', async () => {
    const again = { 'idempotency-key': 'einmal' }
    for (const _ of [1, 2]) await upload('a', { docName: 'Eins', file: pdf('eins') }, again)
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['actor_email', 'customer_id', 'details'])
      .where('action', '=', 'documentUploaded')
      .execute()
    expect(lines).toEqual([
      {
        actor_email: 'a@example.org',
        customer_id: 'A',
        details: expect.stringMatching(/"document":"readv_A_Allgemein_\d{8}_Eingang_Eins.pdf"/),
      },
    ])
  })

  test('has a line for each filing, and for taking it back', async () => {
    const { name: inInbox } = (await upload('a', { docName: 'Zwei', file: pdf('zwei') })).json()
    const { number } = await db()
      .selectFrom('document')
      .select('number')
      .where('file_name', '=', inInbox)
      .executeTakeFirstOrThrow()
    const filed = nameOf('A', 'Gruß')
    const common = { customer_id: 'A', number: String(number) }
    expect(
      await linesOf(async () => {
        const change = { kind: 'file', ...at(number), seen: inInbox, ...parts }
        for (const who of ['staff', 'operator', 'a'] as const) await act(who, [change])
      }),
    ).toEqual([
      { ...common, action: 'documentFiled', actor_email: STAFF, document: filed, from: inInbox },
    ])
    expect(
      await linesOf(async () => {
        const change = { kind: 'takeBack', ...at(number), seen: filed }
        for (const who of ['a', 'operator', 'staff'] as const) await act(who, [change])
      }),
    ).toEqual([
      {
        ...common,
        action: 'filingTakenBack',
        actor_email: OPERATOR,
        document: inInbox,
        from: filed,
      },
    ])
  })

  test('has a line for each correction, and two for a move, neither of which names the other customer', async () => {
    const { number, fileName: seen } = await add({ customerId: 'A', name: 'Alt' })
    const renamed = nameOf('A', 'Neu')
    const common = { customer_id: 'A', number: String(number), actor_email: STAFF }
    expect(
      await linesOf(async () => {
        const asked = { seen, ...parts, name: 'Neu' }
        for (const who of ['staff', 'operator'] as const) await correct(who, number, asked)
        await correct('staff', number, { ...asked, name: 'Zu spät' })
      }),
    ).toEqual([{ ...common, action: 'documentCorrected', document: renamed, from: seen }])
    expect(
      await linesOf(async () => {
        const asked = { seen: renamed, to: 'B', ...parts }
        for (const who of ['staff', 'operator'] as const) await correct(who, number, asked)
      }),
    ).toEqual([
      { ...common, action: 'documentMovedAway', document: renamed },
      {
        ...common,
        action: 'documentMovedHere',
        customer_id: 'B',
        number: '1',
        document: nameOf('B', 'Gruß'),
      },
    ])
  })

  test('does not tell a customer what was in a letter that was not meant for him', async () => {
    const letters = ['Geheim', 'Vertraulich']
    const [moved, removed] = [
      await add({ customerId: 'A', name: 'Geheim', bytes: pdf('geheim') }),
      await add({ customerId: 'A', name: 'Vertraulich', bytes: pdf('vertraulich') }),
    ]
    for (const { fileName } of [moved, removed]) {
      const list = (
        await call('staff', { url: listDocumentsCall.path, query: { customerId: 'A' } })
      ).json()
      const { downloadUrl: fileUrl } = list.find(({ name }: { name: string }) => name === fileName)
      await call('staff', { url: previewDocumentCall.path, query: { fileUrl } })
    }
    const told = async () => {
      const { body } = await call('a', { url: readOwnAuditCall.path, query: { limit: '200' } })
      const log = storedTables.find(({ name }) => name === 'protokoll')
      return `${body} ${JSON.stringify(await log?.read(db(), admitCommand('A')))}`
    }
    for (const letter of letters) expect(await told()).toContain(letter)
    await correct('staff', moved.number, { seen: moved.fileName, to: 'B', ...parts })
    await remove(removed.number, removed.fileName, true)
    const body = await told()
    for (const letter of letters) expect(body).not.toContain(letter)
    expect(body).toContain('documentMovedAway')
    expect(body).toContain('documentOpened')
  })

  test('has a line for each removal, restoring and destruction', async () => {
    const { number, fileName: document } = await add({ customerId: 'A', name: 'Weg' })
    const common = { customer_id: 'A', number: String(number), document }
    const twice = async (act: () => Promise<unknown>) => {
      for (const _ of [1, 2]) await act()
    }
    const until = expect.stringMatching(/^\d{4}-/)
    expect(await linesOf(() => twice(() => remove(number, document)))).toEqual([
      { ...common, action: 'documentRemoved', actor_email: STAFF, until },
    ])
    expect(await linesOf(() => twice(() => restore('operator', number)))).toEqual([
      { ...common, action: 'documentRestored', actor_email: OPERATOR },
    ])
    expect(await linesOf(() => remove(number, document, true))).toMatchObject([
      { action: 'documentRemoved', reason: 'nicht für den Kunden bestimmt' },
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MONTH_MS })
    const audit = createAuditLog([SECRET])
    const destroy = () => Promise.all([1, 2].map(() => destroyExpired(db(), audit)))
    const lines = await linesOf(destroy)
    expect(lines.filter((line) => line.number === common.number)).toEqual([
      { ...common, action: 'documentDestroyed', actor_email: null },
    ])
  })
})
