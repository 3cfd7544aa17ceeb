import {
  linkAuditFileCall,
  readAuditCall,
  readOwnAuditCall,
} from '@hausblick/contract/calls/audit.ts'
import {
  downloadDocumentCall,
  listDocumentsCall,
  previewDocumentCall,
} from '@hausblick/contract/calls/documents.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { readPortfoliosCall, readYearsCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'

onEachDatabase('the audit log', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const { call, db } = documents
  const read = async (who: Who, url: string, query: Record<string, string> = {}) =>
    readAuditCall.reply.parse((await call(who, { url, query })).json())
  const log = async (query: Record<string, string> = {}) => {
    const { lines } = await read('operator', readAuditCall.path, query)
    return lines.map(({ action, email, customerId }) => [action, email, customerId])
  }

  beforeAll(async () => {
    await call('staff', { url: readPortfoliosCall.path, query: { customerId: 'A' } })
    await call('b', { url: readPortfoliosCall.path, query: { customerId: 'A' } })
    await call('operator', {
      method: 'POST',
      url: inviteCall.path,
      body: { customerId: 'B' },
    })
    await call('a', { url: readPortfoliosCall.path })
  })

  test('has what happened, newest first', async () => {
    expect((await log()).slice(0, 4)).toEqual([
      ['lookedAt', OPERATOR, ''],
      ['invited', OPERATOR, 'B'],
      ['refused', 'b@example.org', 'A'],
      ['lookedAt', STAFF, 'A'],
    ])
  })

  describe('is filtered', () => {
    test.each([
      ['by customer', { customerId: 'A' }, ['refused', 'lookedAt']],
      ['by action', { action: 'invited' }, ['invited']],
      ['by who it was', { email: 'B@EXA' }, ['refused']],
      ['by several of them', { customerId: 'A', action: 'lookedAt' }, ['lookedAt', 'lookedAt']],
      ['to nothing', { email: 'niemand@' }, []],
    ])('%s', async (_by, query, actions) => {
      const { lines } = await read('operator', readAuditCall.path, query)
      const found = lines.map(({ action }) => action)
      // Reading the log of a customer is a look at them.
      expect(found.filter((action, place) => place > 0 || action !== 'lookedAt')).toEqual(
        actions[0] === 'lookedAt' ? actions.slice(1) : actions,
      )
    })

    test('by days in Berlin', async () => {
      await db()
        .updateTable('audit_entry')
        .set({ at: '2026-03-29T21:59:59.999Z' })
        .where('action', '=', 'refused')
        .execute()
      const found = async (from: string, to: string) =>
        (await log({ from, to })).map(([action]) => action)
      expect(await found('2026-03-29', '2026-03-29')).toEqual(['refused'])
      expect(await found('2026-03-30', '2026-03-30')).toEqual([])
      expect(await found('2026-03-28', '2026-03-28')).toEqual([])
    })
  })

  test('is read in pages', async () => {
    const all = await read('operator', readAuditCall.path)
    const numbers: number[] = []
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
      const query: Record<string, string> = { limit: '2' }
      if (numbers.length > 0) query.before = String(before)
      const page = await read('operator', readAuditCall.path, query)
      numbers.push(...page.lines.map(({ number }) => number))
      before = page.before
    }
    expect(numbers).toEqual(all.lines.map(({ number }) => number))
  })

  test('as CSV has every line, with its hash, and says that it was taken', async () => {
    const granted = await call('operator', { method: 'POST', url: linkAuditFileCall.path })
    const { downloadUrl } = linkAuditFileCall.reply.parse(granted.json())
    const reply = await call('nobody', { url: downloadUrl })
    expect(reply.headers['content-disposition']).toBe('attachment; filename="protokoll.csv"')
    const [head, ...rows] = reply.body.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFNummer;Zeitpunkt;Was;Wer;Rolle;Kunde;Einzelheiten;Prüfwert')
    expect(rows[0]).toMatch(
      /^\d+;\d{4}-\S+Z;Daten ausgegeben;chefin@betreiber\.example;Betreiber;;;[\da-f]{64}$/,
    )
    expect(rows).toContainEqual(
      expect.stringMatching(
        /;Zugriff abgelehnt;b@example\.org;Kunde;A;Aufruf: GET \/api\/dashboard-portfolio;/,
      ),
    )
    const { rows: stored } = { rows: await db().selectFrom('audit_entry').selectAll().execute() }
    expect(rows).toHaveLength(stored.length)
  })

  describe('shows everyone the lines about them', () => {
    const own = async (who: Who) =>
      (await read(who, readOwnAuditCall.path)).lines.map(({ action, email }) => [action, email])

    test('a customer who saw their data, and not whom it was refused', async () => {
      const lines = await own('a')
      expect(lines).toContainEqual(['lookedAt', STAFF])
      expect(JSON.stringify(lines)).not.toMatch(/refused|b@example/)
    })

    test('a refused caller that they were', async () => {
      expect(await own('b')).toContainEqual(['refused', 'b@example.org'])
    })

    test('a refused caller nothing of whether the number that they tried exists', async () => {
      const refusals = async (customerId: string) => {
        await call('b', { url: readYearsCall.path, query: { customerId } })
        const { lines } = await read('b', readOwnAuditCall.path)
        const [{ number: _, at: __, ...line } = {}] = lines
        return line
      }
      const existing = await refusals('A')
      expect(existing).toMatchObject({ action: 'refused', customerId: '' })
      expect(await refusals('K-4711')).toEqual(existing)
    })

    test('staff what they did', async () => {
      expect(await own('staff')).toEqual([['lookedAt', STAFF]])
    })

    test('whoever has no customer nothing of others', async () => {
      expect(await own('unlinked')).toEqual([])
    })
  })

  test('says that an export was taken, by whomever', async () => {
    for (const who of ['a', 'operator'] as const) {
      const payload = { customerId: 'A' }
      const reply = await call(who, { method: 'POST', url: linkExportCall.path, payload })
      await call('nobody', { url: linkExportCall.reply.parse(reply.json()).downloadUrl })
    }
    expect((await log({ action: 'exported', customerId: 'A' })).map(([, email]) => email)).toEqual([
      OPERATOR,
      'a@example.org',
    ])
  })

  test('says who opened whose document, but not that an owner did', async () => {
    await documents.add({ customerId: 'A', name: 'Brief' })
    for (const who of ['a', 'staff', 'staff'] as const) {
      const list = await call(who, { url: listDocumentsCall.path, query: { customerId: 'A' } })
      const [{ downloadUrl: fileUrl }] = list.json()
      for (const url of [previewDocumentCall.path, downloadDocumentCall.path])
        expect((await call('nobody', { url, query: { fileUrl } })).statusCode).toBe(200)
    }
    const { lines } = await read('operator', readAuditCall.path, { customerId: 'A', email: STAFF })
    expect(lines.slice(0, 2).map(({ action, details }) => [action, details])).toEqual([
      ['documentSent', { document: expect.stringMatching(/^readv_A_.*_Brief\.pdf$/) }],
      ['documentOpened', { document: expect.stringMatching(/^readv_A_.*_Brief\.pdf$/) }],
    ])
    expect((await log({ action: 'documentOpened' })).map(([, email]) => email)).toEqual([STAFF])
  })
})
