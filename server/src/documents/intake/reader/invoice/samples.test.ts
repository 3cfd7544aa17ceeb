import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examinePdf } from '../examinePdf.ts'
import { readInvoice } from './readInvoice.ts'

// What another program reads in public samples.

const seller = {
  name: '[Seller name]',
  street: '[Seller address line 1]',
  zip: '12345',
  city: '[Seller city]',
  country: 'DE',
}
const buyer = {
  name: '[Buyer name]',
  street: '[Buyer address line 1]',
  zip: '12345',
  city: '[Buyer city]',
  country: 'DE',
}
const ibans = ['DE79000000001234567890', 'DE16000000002345678901', 'DE03000000003456789012']

const inXml = {
  '01.01a-INVOICE_ubl.xml': {
    ...{ syntax: 'ubl', kind: 'invoice', type: '380', number: '123456XX', date: '2016-04-04' },
    ...{ due: null, currency: 'EUR', seller, buyer, from: null, to: null, delivery: null },
    ...{ net: 31486, vat: 2204, gross: 33690, prepaid: null, payable: 33690 },
    ibans: ibans.slice(0, 1),
    notes: ['Es gelten unsere Allgem. Geschäftsbedingungen, die Sie unter […] finden.'],
  },
  '01.11a-INVOICE_uncefact.xml': {
    ...{ syntax: 'cii', kind: 'invoice', number: 'Rechnungsnummer', date: '2016-02-23' },
    ...{ due: '2016-03-08', seller, buyer, net: 23477, vat: 4461, gross: 27938, payable: 27938 },
    ibans,
  },
  '01.18a-INVOICE_ubl.xml': {
    ...{ syntax: 'ubl', kind: 'correction', type: '384', number: 'PRG1502112', due: null },
    ...{ seller, buyer, from: '2015-04-20', to: '2015-04-24' },
    delivery: { name: 'Schulungsanbieter', zip: '12345', city: 'Schulungsort', street: null },
    ...{ net: 887000, vat: 168530, gross: 1055530, payable: 1055530, ibans: ibans.slice(0, 2) },
  },
  'EN16931_Einfach_negativePaymentDue.cii.xml': {
    ...{ syntax: 'cii', kind: 'invoice', number: '471102', net: 47300, vat: 5687, gross: 52987 },
    ...{ prepaid: 105974, payable: -52987, ibans: [] },
    seller: { name: 'Lieferant GmbH', vatId: 'DE123456789', taxNumber: '201/113/40209' },
  },
  'EN16931_Rechnungskorrektur.ubl.xml': {
    ...{ syntax: 'ubl', kind: 'correction', number: 'RK21012345', date: '2018-09-16' },
    ...{ net: -767, vat: -112, gross: -879, prepaid: 0, payable: -879 },
  },
  'ubl-tc434-creditnote1.xml': {
    ...{ syntax: 'ubl', kind: 'creditNote', type: '381', number: '018304 / 28865', due: null },
    ...{ from: '2019-02-01', to: '2019-02-28', net: 10011, vat: 0, gross: 10011, payable: 10011 },
    ibans: ['BE91000000143476'],
  },
}

test.each(Object.entries(inXml))('reads %s', async (name, stated) => {
  const invoice = readInvoice(await sample(name))
  expect(invoice).toMatchObject(stated)
  expect(invoice?.doubts).toEqual([])
})

test('reads ZUGFeRD 1 in a PDF, which is no danger then', async () => {
  const name = 'ZUGFeRD_1p0_COMFORT_Haftpflichtversicherung_Versicherungssteuer.pdf'
  const { active, invoice } = await examinePdf(await sample(name))
  expect(active).toEqual([])
  expect(invoice).toMatchObject({
    ...{ syntax: 'zugferd1', kind: 'invoice', number: '01.234.567.8-2014-1', date: '2014-01-24' },
    ...{
      due: '2013-12-06',
      from: '2013-12-06',
      to: '2014-12-06',
      net: 5000,
      vat: 950,
      gross: 5950,
    },
    ...{ prepaid: 0, payable: 5950, ibans: ['DE75123456780000001234'], delivery: null },
    buyer: { name: 'Herrn\nMax Mustermann', street: 'Musterstr. 11', city: 'Bad Musterhausen' },
    doubts: ['Fällig ist die Rechnung am 06.12.2013, also vor ihrem Datum, dem 24.01.2014.'],
  })
  expect(invoice?.lines).toHaveLength(4)
})

test('is no invoice in Italian', async () => {
  expect(readInvoice(await sample('IT01234567890_FPR01.xml'))).toBeNull()
})

function sample(name: string) {
  return readFile(join(import.meta.dirname, '../testdata/invoices', name))
}
