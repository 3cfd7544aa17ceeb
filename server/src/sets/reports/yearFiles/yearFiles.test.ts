import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sendYearFilesCall, sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { fileKey } from '../../../documents/fileKey.ts'
import { storeInvoice } from '../../../documents/invoices/store.ts'
import { withholdDocument } from '../../../documents/withheld/withhold.ts'
import { demoRecords } from '../../../operating/demo/ensure.ts'
import { notGuestOfYear } from '../../../platform/http/texts.ts'
import { replaceRecords } from '../../../records/write.ts'
import { signIn } from '../../../testing/accounts.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { pdf, useDocuments } from '../../../testing/documents.ts'
import { newInvoice } from '../../../testing/invoices.ts'
import { readPdfText } from '../../../testing/reports.ts'

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

onEachDatabase('the files of a year', (newDatabase) => {
  const log = captureLog()
  const { app, call, database, db, add, storage } = useDocuments(newDatabase, {
    environment: { LOG_LEVEL: 'warn' },
    logStream: log.stream,
  })

  beforeAll(async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const [edition, rows] of demoRecords('A', '2026-11-26'))
          await replaceRecords(trx, edition, new Map([['A', rows]]))
      })
    await add({ customerId: 'A', type: 'Rechnung', name: 'Dach', bytes: pdf('the roof') })
    await add({ customerId: 'A', type: 'Heizung/Öl', name: 'Öl', bytes: pdf('the oil') })
    const xml = Buffer.from('<Invoice/>')
    await storeInvoice(db(), { sha256: sha256Of(xml), format: 'xml' }, newInvoice())
    await add({ customerId: 'A', type: 'Rechnung', name: 'Rohr', bytes: xml })
    await add({ customerId: 'A', name: 'Anderes Jahr', date: '2024-12-31' })
    await add({ customerId: 'A', name: 'Ohne Datum', date: null })
    await add({ customerId: 'B', type: 'Rechnung', name: 'Fremd' })
    const removed = await add({ customerId: 'A', type: 'Rechnung', name: 'Entfernt' })
    await db()
      .transaction()
      .execute((trx) =>
        withholdDocument(trx, removed, { reason: 'removed', withheld_by: '', until: '9999' }),
      )
  })

  const ask = (who: 'a' | 'b' | 'staff', year = '2025') =>
    call(who, { url: sendYearFilesCall.path, query: { customerId: 'A', year } })

  async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>()
    const zip = await fromBufferPromise(bytes)
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
    return files
  }

  test('are the report, its tables, and the documents of that year by type', async () => {
    const reply = await ask('a')
    expect(reply.headers['content-disposition']).toContain('Unterlagen f')
    const files = await unzip(reply.rawPayload)
    const names = [...files.keys()]
    expect(names.filter((name) => !name.startsWith('Tabellen/'))).toEqual([
      'Jahresübersicht 2025.pdf',
      'Jahresübersicht 2025.xlsx',
      expect.stringMatching(/^Unterlagen\/Rechnung\/readv_.*Dach\.pdf$/),
      expect.stringMatching(/^Unterlagen\/Heizung Öl\/readv_.*l\.pdf$/),
      expect.stringMatching(/^Unterlagen\/Rechnung\/readv_.*Rohr\.xml$/),
      expect.stringMatching(/^Unterlagen\/Rechnung\/readv_.*Rohr\.pdf$/),
      'LIESMICH.txt',
    ])
    const roof = names.find((name) => name.endsWith('Dach.pdf')) ?? ''
    expect(files.get(roof)?.equals(pdf('the roof'))).toBe(true)
    const sheet = files.get(names.find((name) => name.endsWith('Rohr.pdf')) ?? '')
    expect(await readPdfText(sheet ?? Buffer.of())).toContain('Müller GmbH')
    const months = String(files.get('Tabellen/Kredite nach Monaten.csv')).trim().split('\r\n')
    expect(months).toHaveLength(1 + 5 * 12)
    const readMe = String(files.get('LIESMICH.txt'))
    expect(readMe).toContain('die 3 Dokumente mit einem Datum im Jahr 2025')
    expect(readMe).toContain('Eine Abschreibung ist nicht dabei')
    expect(readMe).not.toContain('Anlage V')
  })

  test('are for owners and staff, and leave a line in the log', async () => {
    expect((await ask('b')).statusCode).toBe(403)
    expect((await ask('staff', '2019')).statusCode).toBe(404)
    expect((await ask('staff')).statusCode).toBe(200)
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['actor_kind', 'customer_id', 'details'])
      .where('action', '=', 'exported')
      .orderBy('number')
      .execute()
    expect(lines.map(({ actor_kind }) => actor_kind)).toEqual(['customer', 'staff'])
    expect(lines.at(-1)).toMatchObject({ customer_id: 'A' })
    expect(lines.at(-1)?.details).toContain('2025')
  })

  test('are for guests who may read all of it in that year, and the owner sees that they did', async () => {
    const ask = async (
      years: readonly number[],
      year: string,
      url: string = sendYearFilesCall.path,
    ) => {
      const email = `berater-${years}-${year}@example.org`
      const guestOf = [{ customerId: 'A', years: [...years] }]
      const headers = await signIn(database(), { email, kind: null, guestOf })
      return app().inject({ url, query: { customerId: 'A', year }, headers })
    }
    const refused = await ask([2025], '2024')
    expect([refused.statusCode, refused.json().error]).toEqual([403, notGuestOfYear(2024, [2025])])
    const report = await ask([2025], '2025', sendYearlyReportCall.path)
    expect(report.headers['content-type']).toBe('application/pdf')
    const files = await unzip((await ask([2025, 2030], '2025')).rawPayload)
    expect([...files.keys()].filter((name) => name.startsWith('Unterlagen/'))).toHaveLength(4)
    const guests = await db()
      .selectFrom('audit_entry')
      .select('action')
      .where('actor_kind', '=', 'guest')
      .orderBy('number')
      .execute()
    expect(guests.map(({ action }) => action)).toEqual(['lookedAt', 'lookedAt', 'exported'])
  })

  test('name a document that cannot be read, and tell the log why', async () => {
    const lost = await db()
      .selectFrom('document')
      .select(['file_name', fileKey.as('key')])
      .where('customer_id', '=', 'A')
      .where('name', '=', 'Dach')
      .executeTakeFirstOrThrow()
    await storage().delete(lost.key)
    const files = await unzip((await ask('a')).rawPayload)
    expect([...files.keys()].filter((name) => name.startsWith('Unterlagen/'))).toHaveLength(3)
    expect(String(files.get('LIESMICH.txt'))).toMatch(
      new RegExp(`ließen sich nicht lesen[^]*- ${lost.file_name}`),
    )
    expect(log.text()).toContain('could not read a document for the files of a year')
  })
})
