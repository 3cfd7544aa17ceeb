import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { pdfWithFiles, ublInvoice } from '../../testing/texts/invoices.ts'
import { newUploads } from '../../testing/texts/uploads.ts'
import { documentText } from './reader/answers.ts'
import { programs } from './reader/programs.ts'
import { runReader } from './runReader.ts'

const upload = newUploads()
const newFolder = newFolders()
const plain = ublInvoice()
const unlike = await pdfWithFiles('Anbei', [['factur-x.xml', plain]])
const withType = (type: string) => plain.replace('?>', `?><!DOCTYPE Invoice ${type}>`)
const attached = (bytes: number) =>
  ublInvoice({
    more: `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="Plan.pdf">${'QUJD'.repeat(bytes / 4)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
  })

describe('an electronic invoice', () => {
  it.each([
    ['as it came', plain, ['R-1', []]],
    ['with 20 MB attached', attached(20_000_000), ['R-1', ['Plan.pdf']]],
  ])('in XML is kept %s', async (_, xml, [number, attachments]) => {
    const kept = await upload(xml)
    expect(kept).toMatchObject({ format: 'xml', pages: 1, active: [], textState: 'pending' })
    expect(kept.invoice).toMatchObject({ number, attachments, doubts: [] })
    expect(String(await readFile(kept.path))).toBe(xml)
  })

  it('in a PDF is compared with its pages', async () => {
    const text =
      'Müller Sanitär GmbH, Musterstraße 1, 12345 Musterstadt\nRechnung Nr. R-1 vom 5.3.2026\nZahlbetrag 1.119,00 €'
    const kept = await upload(await pdfWithFiles(text, [['factur-x.xml', plain]]))
    expect(kept).toMatchObject({ active: [] })
    expect(kept.format).toBeUndefined()
    expect(kept.invoice?.doubts).toEqual([
      'Der Zahlbetrag laut E-Rechnung ist €\u00a0119,00, auf den Seiten des PDFs steht 1.119,00.',
    ])
  })
})

const notRead = /^Diese XML-Datei ist keine E-Rechnung/

test.each([
  ['an entity of a file', withType('[<!ENTITY a SYSTEM "file:///etc/passwd">]'), notRead],
  [
    'ten thousand levels',
    ublInvoice({ first: '<a>'.repeat(10_000) + '</a>'.repeat(10_000) }),
    notRead,
  ],
  ['a wrong encoding', Buffer.from(plain, 'latin1'), notRead],
  ['30 MB of spaces', plain.replace('<cbc:ID>', `${' '.repeat(30_000_000)}<cbc:ID>`), notRead],
  [
    '30 MB of comments',
    ublInvoice({ first: `<!--${'- '.repeat(15_000_000)}-->` }),
    /^Diese Datei ist beschädigt/,
  ],
  ['another content', '<?xml version="1.0"?><a/>', notRead],
  [
    'a page of the web',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    /^Diese Datei ist weder/,
  ],
])('XML with %s is refused, in German', async (_, xml, sentence) => {
  await expect(upload(xml)).rejects.toThrow(sentence)
})

describe('is found by', () => {
  it.each([
    ['XML', plain],
    ['a PDF that does not show them', unlike],
  ])('supplier, number, amounts and lines of %s', async (_, bytes) => {
    const path = join(await newFolder(), 'file')
    await writeFile(path, bytes)
    const { pages, terms } = documentText.parse(await runReader(programs.text, path))
    expect(pages.map(({ page }) => page)).toEqual([1])
    for (const found of [pages[0]?.terms, terms])
      expect(found?.split(' ')).toEqual(
        expect.arrayContaining(['muller', 'sanitar', '119k00', 'heizung', '05032026']),
      )
  })
})
