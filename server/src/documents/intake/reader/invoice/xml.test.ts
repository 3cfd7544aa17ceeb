import { expect, test } from 'vitest'
import { ublInvoice } from '../../../../testing/texts/invoices.ts'
import { readInvoice } from './readInvoice.ts'

const plain = ublInvoice()
const read = (xml: string | Buffer) => readInvoice(Buffer.from(xml))
const declared = (encoding: string) => plain.replace('UTF-8', encoding)
const SBD = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader'
const enveloped = (content: string) =>
  `<StandardBusinessDocument xmlns="${SBD}"><StandardBusinessDocumentHeader/>${content}</StandardBusinessDocument>`
const body = plain.replace(/^<\?.*\?>/, '')

test.each([
  ['with other prefixes', plain.replaceAll('cbc:', 'cac2:').replace('xmlns:cbc', 'xmlns:cac2')],
  [
    'with the prefixes of each other',
    plain.replaceAll(/ca(c)|cb(c)/g, (one) => (one === 'cac' ? 'cbc' : 'cac')),
  ],
  ['in an envelope of Peppol', enveloped(body)],
  [
    'with elements of others',
    ublInvoice({ first: '<a xmlns="urn:a"><b>9</b></a><x:ID xmlns:x="urn:x">X-9</x:ID>' }),
  ],
  ['with a comment in its number', ublInvoice({ number: 'R-<!-- 9 -->1' })],
  ['with its number as it is', ublInvoice({ number: '<![CDATA[R-1]]>' })],
  ['with a byte order mark', `\ufeff${plain}`],
  ['without a declaration', body],
  ['in UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['in UTF-16, big-endian, without a mark', Buffer.from(declared('UTF-16'), 'utf16le').swap16()],
  ['in ISO 8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['in Windows-1252', Buffer.from(declared('windows-1252'), 'latin1')],
])('reads one %s', (_, xml) => {
  expect(read(xml)).toMatchObject({
    number: 'R-1',
    payable: 11900,
    seller: { name: 'Müller Sanitär GmbH' },
  })
})

const withType = (type: string) => plain.replace('?>', `?><!DOCTYPE Invoice ${type}>`)
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
)

test.each([
  ['a document type', withType('[]')],
  [
    'an entity of a file',
    withType('[<!ENTITY a SYSTEM "file:///etc/passwd">]').replace('R-1', '&a;'),
  ],
  ['a billion laughs', withType(`[<!ENTITY l0 "ha">${laughs.join('')}]`).replace('R-1', '&l9;')],
  ['a document type of another server', withType('SYSTEM "http://127.0.0.1/a.dtd"')],
  ['an unknown entity', ublInvoice({ number: '&a;' })],
  [
    'an included file',
    ublInvoice({
      first: '<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>',
    }),
  ],
  ['ten thousand levels', ublInvoice({ first: '<a>'.repeat(10_000) + '</a>'.repeat(10_000) })],
  [
    'many attributes',
    ublInvoice({
      first: `<a ${Array.from({ length: 200 }, (_, index) => `b${index}=""`).join(' ')}/>`,
    }),
  ],
  ['half of it', plain.slice(0, 900)],
  ['two roots', plain + body],
  ['text behind it', `${plain}x`],
  ['an undeclared prefix', ublInvoice({ first: '<x:a/>' })],
  ['a wrong encoding', Buffer.from(plain, 'latin1')],
  ['a wrong declaration', declared('UTF-16')],
  ['a declaration against its mark', Buffer.from(`\ufeff${plain}`, 'utf16le')],
  ['an unknown encoding', declared('UTF-7')],
  ['an impossible encoding', declared('UTF-8-W/O-BOM')],
  ['a namespace like that of invoices', plain.replaceAll(':Invoice-2', ':Invoice-3')],
  ['no namespace', '<Invoice><ID>R-1</ID></Invoice>'],
  ['no number', ublInvoice({ number: ' ' })],
  [
    'its number elsewhere',
    ublInvoice({ number: '' }).replace(
      '</Invoice>',
      '<cac:OrderReference><cbc:ID>R-1</cbc:ID></cac:OrderReference></Invoice>',
    ),
  ],
  ['an invoice inside', `<a xmlns="urn:a">${body}</a>`],
  ['an envelope around nothing', enveloped('<a xmlns="urn:a"/>')],
  ['an envelope around two', enveloped(body + body)],
  ['a year of spaces', plain.replace('</Invoice>', `${' '.repeat(30_000_000)}</Invoice>`)],
])('refuses one with %s', (_, xml) => {
  expect(read(xml)).toBeNull()
})
