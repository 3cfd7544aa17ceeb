import { expect, test } from 'vitest'
import { activePdf } from '../../../../testing/texts/activePdfs.ts'
import { flateBomb } from '../../../../testing/texts/bombs.ts'
import { pdfWithFiles, ublInvoice } from '../../../../testing/texts/invoices.ts'
import { stream } from '../../../../testing/texts/pdfs.ts'
import { examinePdf } from '../examinePdf.ts'

type Files = Parameters<typeof pdfWithFiles>[1]

const one = ublInvoice()
const other = ublInvoice({ number: 'R-2' })
const naming = (name: string) =>
  ublInvoice({
    more: `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="${name}"/></cac:Attachment></cac:AdditionalDocumentReference>`,
  })

const cases: readonly (readonly [string, Files, string | null, readonly string[]])[] = [
  ['its invoice', [['factur-x.xml', one]], 'R-1', []],
  ['its invoice under another name', [['Rechnung 1.xml', one]], 'R-1', []],
  [
    'the same invoice twice',
    [
      ['factur-x.xml', one],
      ['ZUGFeRD-invoice.xml', one],
    ],
    'R-1',
    [],
  ],
  [
    'two invoices',
    [
      ['factur-x.xml', one],
      ['xrechnung.xml', other],
    ],
    null,
    ['files'],
  ],
  [
    'two invoices of the same name',
    [
      ['factur-x.xml', one],
      ['Factur-X.xml', other],
    ],
    null,
    ['files'],
  ],
  [
    'two invoices of other names',
    [
      ['a.xml', one],
      ['b.xml', other],
    ],
    null,
    ['files'],
  ],
  [
    'another invoice beside its own',
    [
      ['factur-x.xml', one],
      ['b.xml', other],
    ],
    'R-1',
    ['files'],
  ],
  [
    'a broken one of its name, and another',
    [
      ['factur-x.xml', one.slice(9)],
      ['b.xml', other],
    ],
    'R-2',
    ['files'],
  ],
  ['a broken one', [['factur-x.xml', one.slice(0, 500)]], null, ['files']],
  [
    'one of an unknown encoding',
    [['factur-x.xml', one.replace('UTF-8', 'UTF-8-W/O-BOM')]],
    null,
    ['files'],
  ],
  [
    'what it names',
    [
      ['factur-x.xml', naming('Plan.pdf')],
      ['Plan.pdf', '%PDF-'],
    ],
    'R-1',
    [],
  ],
  [
    'what it does not name',
    [
      ['factur-x.xml', naming('Plan.pdf')],
      ['Plan 2.pdf', '%PDF-'],
    ],
    'R-1',
    ['files'],
  ],
  [
    'a program that it names',
    [
      ['factur-x.xml', naming('Plan.exe')],
      ['Plan.exe', 'MZ'],
    ],
    'R-1',
    ['files'],
  ],
  ['no invoice', [['factur-x.xml', '<a/>']], null, ['files']],
  [
    'too many files',
    Array.from({ length: 60 }, (_, index) => [`${index}.xml`, one] as const),
    null,
    ['files'],
  ],
]

test.each(cases)('looks for the invoice of a PDF with %s', async (_, files, number, active) => {
  const found = await examinePdf(await pdfWithFiles('Rechnung', files))
  expect({ number: found.invoice?.number ?? null, active: found.active }).toEqual({
    number,
    active,
  })
})

const embedded = (specification: string, ...others: readonly (string | Buffer)[]) =>
  activePdf({
    catalog: '/AF[5 0 R]',
    others: [`<</Type/Filespec/UF(factur-x.xml)${specification}>>`, ...others],
  })
const file = stream('/Type/EmbeddedFile', one)
const script = stream('/Type/EmbeddedFile', 'MZ')

test.each([
  ['its invoice alone', embedded('/EF<</F 6 0 R/UF 6 0 R>>', file), 'R-1', []],
  [
    'another file for another system',
    embedded('/EF<</F 6 0 R/UF 7 0 R>>', file, script),
    'R-1',
    ['files'],
  ],
  [
    'a related file',
    embedded('/EF<</F 6 0 R>>/RF<</F[(a.exe) 7 0 R]>>', file, script),
    null,
    ['files'],
  ],
  [
    'its invoice attached to a page',
    activePdf({
      page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 5 0 R>>]',
      others: ['<</Type/Filespec/F(factur-x.xml)/EF<</F 6 0 R>>>>', file],
    }),
    'R-1',
    ['files'],
  ],
  [
    'its invoice and a script',
    activePdf({
      catalog: '/AF[5 0 R]/OpenAction<</S/JavaScript/JS(a)>>',
      others: ['<</Type/Filespec/F(factur-x.xml)/EF<</F 6 0 R>>>>', file],
    }),
    'R-1',
    ['scripts'],
  ],
  [
    'what unpacks to a gigabyte',
    embedded('/EF<</F 6 0 R>>', stream('/Filter/FlateDecode', flateBomb(1024))),
    null,
    ['files'],
  ],
])('takes %s for what it is', async (_, bytes, number, active) => {
  const found = await examinePdf(bytes)
  expect({ number: found.invoice?.number ?? null, active: found.active }).toEqual({
    number,
    active,
  })
})
