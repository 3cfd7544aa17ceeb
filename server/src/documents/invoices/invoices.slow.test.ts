import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadDocumentCall, searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { listInvoicesCall } from '@hausblick/contract/calls/invoices.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { beforeAll, expect, test } from 'vitest'
import { createStorageKey } from '../../platform/storage/key.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf } from '../../testing/documents.ts'
import { usePapers } from '../../testing/papers.ts'
import { adoptOrphan } from '../check/adopt.ts'
import { readInvoices } from './store.ts'

const NUMBER = 'R-2025/77'
const party = (name: string, street: string, more = '') => `<cac:Party>
  <cac:PostalAddress><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>Köln</cbc:CityName>
  <cbc:PostalZone>50667</cbc:PostalZone></cac:PostalAddress>${more}
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`
const xml = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
<cbc:ID>${NUMBER}</cbc:ID><cbc:IssueDate>2025-03-12</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty>${party('Rohrbruch &amp; Söhne GmbH', 'Werkstr. 1')}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Verwaltung', 'Markt 1')}</cac:AccountingCustomerParty>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">197.98</cbc:TaxAmount></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">1042.02</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="EUR">1240.00</cbc:TaxInclusiveAmount>
<cbc:PayableAmount currencyID="EUR">1240.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="HUR">10</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="EUR">1042.02</cbc:LineExtensionAmount>
<cac:Item><cbc:Name>Steigleitung erneuert</cbc:Name></cac:Item>
<cac:Price><cbc:PriceAmount currencyID="EUR">104.202</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>
`)

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

onEachDatabase('an electronic invoice in XML', (newDatabase) => {
  const papers = usePapers(newDatabase)
  const { call, act, db, undoStep } = papers
  let step = ''
  let number = 0

  const upload = async (file: Buffer) => {
    const form = await formOf({ docName: 'Rechnung.xml', file })
    return await call('staff', { method: 'POST', url: uploadPaperCall.path, ...form })
  }
  const nameOf = async (customerId: string) => {
    const rows = await papers.list('staff', { customerId })
    return rows.map(({ name }) => name)
  }

  beforeAll(async () => {
    const { paper } = uploadPaperCall.reply.parse((await upload(xml)).json())
    await papers.readTexts()
    const [waiting] = await papers.waiting()
    expect(waiting?.suggestion.date).toMatchObject({ value: '2025-03-12', isCertain: true })
    const filed = await papers.filed(paper)
    step = filed.step
    number = filed.document.number
    await papers.readTexts()
  })

  test('keeps its bytes and its format under every name', async () => {
    const [row] = await papers.list('staff', { customerId: 'A' })
    expect(row?.name).toBe('readv_A_Weg 1_20250309_Rechnung_Wasser.xml')
    const query = { fileUrl: row?.downloadUrl ?? '', fileName: 'Wasser.pdf' }
    const reply = await call('a', { url: downloadDocumentCall.path, query })
    expect(reply.rawPayload).toEqual(xml)
    expect(reply.headers['content-type']).toMatch(/^application\/xml/)
    expect(reply.headers['content-disposition']).toContain('Wasser.xml')
  })

  test('is found by what it states', async () => {
    for (const text of [NUMBER, 'Rohrbruch', 'Steigleitung', '1.240,00', '1240']) {
      const query = { customerId: 'A', text, limit: '10' }
      const reply = await call('a', { url: searchDocumentsCall.path, query })
      expect(reply.json(), text).toHaveLength(1)
    }
    const query = { customerId: 'A', year: '2025' }
    const reply = await call('a', { url: listInvoicesCall.path, query })
    expect(reply.json()).toMatchObject([{ number: NUMBER, gross: 124_000 }])
  })

  test('stays one when it moves, is removed and restored, and is undone', async () => {
    const [seen = ''] = await nameOf('A')
    const place = { street: 'Weg 2', date: '2025-03-12', type: 'Rechnung', name: 'Rohr' }
    const move = { kind: 'correct', customerId: 'A', number, seen, to: 'B', ...place }
    expect((await act('staff', [move], 'a'.repeat(32))).statusCode).toBe(200)
    expect(await nameOf('B')).toEqual(['readv_B_Weg 2_20250312_Rechnung_Rohr.xml'])
    await undoStep('staff', 'a'.repeat(32))
    expect(await nameOf('A')).toEqual([seen])
    const remove = { kind: 'remove', customerId: 'A', number, seen }
    expect((await act('operator', [remove], 'b'.repeat(32))).statusCode).toBe(200)
    expect(await nameOf('A')).toEqual([])
    await undoStep('operator', 'b'.repeat(32))
    expect(await nameOf('A')).toEqual([seen])
    await undoStep('staff', step)
    expect((await papers.waiting()).map(({ name }) => name)).toEqual(['Rechnung'])
    const sha256 = sha256Of(xml)
    expect(await db().selectFrom('invoice').select(['sha256', 'format']).execute()).toEqual([
      { sha256, format: 'xml' },
    ])
  })

  test('is one again where only its file is left', async () => {
    const { storage, database } = papers
    await db().deleteFrom('invoice').execute()
    const path = join(papers.folder(), 'left')
    await writeFile(path, xml)
    const file = { path, size: xml.length, sha256: sha256Of(xml) }
    const name = 'readv_B_Weg 9_20250312_Rechnung_Übrig.xml'
    const key = createStorageKey()
    await storage().put(key, { ...file, name })
    const orphan = { ...file, key, name, storedAt: new Date(), twin: null }
    await adoptOrphan({ database: database(), storage: storage() }, orphan, undefined)
    await papers.readTexts()
    expect(await nameOf('B')).toEqual([name])
    expect(await readInvoices(db(), [file.sha256])).toHaveProperty('size', 1)
  })

  test.each([
    ['of another kind', '<?xml version="1.0"?><Bestellung><Nummer>1</Nummer></Bestellung>'],
    ['with an entity', `<!DOCTYPE x [<!ENTITY a "b">]>${xml}`],
    ['cut off', xml.subarray(0, 1000)],
  ])('XML %s is refused', async (_, file) => {
    const reply = await upload(Buffer.from(file))
    expect(reply.statusCode).toBe(415)
    expect(reply.body).toContain('keine E-Rechnung')
  })
})
