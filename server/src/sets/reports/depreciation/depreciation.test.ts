import {
  changeDepreciationCall,
  listDepreciationCall,
} from '@hausblick/contract/calls/depreciation.ts'
import { sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { setStaffRightCall } from '@hausblick/contract/calls/staff.ts'
import type { DepreciationTerms } from '@hausblick/contract/depreciation.ts'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { BESTAND } from '../../../testing/import/bestand.ts'
import { readCsvTables, readPdfText } from '../../../testing/reports.ts'
import { importFiles } from '../../import/importFiles.ts'

const CUSTOMER = 'K-1003'
const terms: DepreciationTerms = { share: 7_500, rate: 200, start: '2019-05', costs: null }

onEachDatabase('the depreciation of buildings and units', (newDatabase) => {
  const newApp = newApps()
  let app: App
  let database: TestDatabase
  let headers: Record<'owner' | 'staff' | 'operator', { authorization: string }>
  let unit: string

  beforeAll(async () => {
    database = await newDatabase()
    await importFiles(database, [BESTAND])
    app = await newApp(database)
    headers = {
      owner: await signIn(database, {
        email: 'maria@example.org',
        kind: 'customer',
        customerId: CUSTOMER,
      }),
      staff: await signIn(database, { email: STAFF, kind: 'staff' }),
      operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
    }
    const { property_id } = await database.db
      .selectFrom('property')
      .select('property_id')
      .where('customer_id', '=', CUSTOMER)
      .orderBy('property_id')
      .executeTakeFirstOrThrow()
    unit = String(property_id)
  })

  async function change(
    who: keyof typeof headers,
    said: { terms: DepreciationTerms | null; former?: DepreciationTerms | null; itemId?: string },
  ) {
    const payload = { customerId: CUSTOMER, kind: 'property', itemId: unit, former: null, ...said }
    return await app.inject({
      method: 'POST',
      url: changeDepreciationCall.path,
      headers: headers[who],
      payload,
    })
  }
  async function list() {
    const reply = await app.inject({
      url: listDepreciationCall.path,
      query: { customerId: CUSTOMER },
      headers: headers.owner,
    })
    return listDepreciationCall.reply.parse(reply.json()).entries
  }
  async function report(format: string): Promise<Buffer> {
    const query = { customerId: CUSTOMER, year: '2025', format }
    const reply = await app.inject({
      url: sendYearlyReportCall.path,
      query,
      headers: headers.owner,
    })
    return reply.rawPayload
  }

  test('says in German what cannot be', async () => {
    const wrong = [
      [{ ...terms, share: 0 }, 400, 'Anteil des Gebäudes'],
      [{ ...terms, share: 10_001 }, 400, 'Anteil des Gebäudes'],
      [{ ...terms, share: 12.5 }, 400, 'Anteil des Gebäudes'],
      [{ ...terms, rate: 400 }, 400, '2, 2,5 oder 3 %'],
      [{ ...terms, start: '2019-13' }, 400, 'wie 05.2019'],
      [{ ...terms, start: '1924-12' }, 400, 'wie 05.2019'],
      [{ ...terms, costs: -1 }, 400, 'Anschaffungsnebenkosten'],
    ] as const
    for (const [said, status, sentence] of wrong) {
      const reply = await change('owner', { terms: said })
      expect([reply.statusCode, reply.json().error]).toEqual([
        status,
        expect.stringContaining(sentence),
      ])
    }
    const gone = await change('owner', { terms, itemId: 'erfunden' })
    expect([gone.statusCode, gone.json().error]).toEqual([404, expect.stringContaining('Einheit')])
    expect(await list()).toEqual([])
  })

  test('is entered once, and stands in the report, in each format', async () => {
    expect((await readPdfText(await report('pdf'))).includes('AfA 2025')).toBe(false)
    expect((await change('owner', { terms })).statusCode).toBe(200)
    expect(await list()).toEqual([{ kind: 'property', itemId: unit, ...terms }])

    const [, row = []] = (await readCsvTables(await report('csv'))).get('Abschreibung') ?? []
    const [price, base, amount] = [row[3], row[5], row[9]].map((euros) =>
      Math.round(Number(euros?.replace(',', '.')) * 100),
    )
    expect(price).toBeGreaterThan(0)
    expect(base).toBe(Math.round((price ?? 0) * 0.75))
    expect(amount).toBe(Math.round((base ?? 0) * 0.02))
    const pdf = await readPdfText(await report('pdf'))
    expect(pdf).toContain('Das ist keine steuerliche Beratung.')
    const shown = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
    expect(pdf).toContain(`2 % 05.2019 ${shown.format((amount ?? 0) / 100)}`)
  })

  test('counts additional costs of the purchase, which pages of earlier releases do not send', async () => {
    const withCosts = { ...terms, costs: 2_000_000 }
    expect((await change('owner', { terms: withCosts, former: terms })).statusCode).toBe(200)
    const [, row = []] = (await readCsvTables(await report('csv'))).get('Abschreibung') ?? []
    const [price = 0, base, costs] = [row[3], row[5], row.at(-1)].map((euros) =>
      Math.round(Number(euros?.replace(',', '.')) * 100),
    )
    expect([base, costs]).toEqual([Math.round((price + 2_000_000) * 0.75), 2_000_000])
    const pdf = await readPdfText(await report('pdf'))
    expect(pdf).toContain('dazu 20.000,00 € Nebenkosten')
    expect(pdf).toContain('degressiv (§ 7 Abs. 5a EStG) oder nach einer kürzeren Nutzungsdauer')
    const { costs: _, ...older } = terms
    const undone = { terms: older as DepreciationTerms, former: withCosts }
    expect((await change('owner', undone)).statusCode).toBe(200)
    expect(await list()).toEqual([{ kind: 'property', itemId: unit, ...terms }])
  })

  test('is not changed by who has not seen how it is, and tells the log how it was', async () => {
    const newer = { ...terms, rate: 250 }
    const stale = await change('operator', { terms: newer, former: { ...terms, share: 1 } })
    expect([stale.statusCode, stale.json().error]).toEqual([
      409,
      expect.stringContaining('inzwischen geändert'),
    ])
    const both = await Promise.all(
      [newer, { ...terms, share: 8_000 }].map((said) =>
        change('owner', { terms: said, former: terms }),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [entry = expect.fail()] = await list()
    const { kind: _, itemId: __, ...former } = entry
    expect((await change('owner', { terms: null, former })).statusCode).toBe(200)
    expect(await list()).toEqual([])

    const lines = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'depreciationChanged')
      .orderBy('number')
      .execute()
    expect(lines).toHaveLength(5)
    expect(lines[0]?.details).toContain('2 % ab 05.2019, Gebäude 75 %'.replaceAll(' %', '\u00a0%'))
  })

  test('is entered by staff where an operator lets them import', async () => {
    expect((await change('staff', { terms })).statusCode).toBe(403)
    await app.inject({
      method: setStaffRightCall.method,
      url: setStaffRightCall.path,
      headers: headers.operator,
      payload: { right: 'import', allowed: true },
    })
    expect((await change('staff', { terms })).statusCode).toBe(200)
  })
})
