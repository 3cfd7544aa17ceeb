import type { MessageStructureObject } from 'imapflow'
import { expect, test } from 'vitest'
import { findParts } from './parts.ts'

const words = { part: '1', type: 'text/plain', size: 10 }
const mixed = (...childNodes: MessageStructureObject[]) => ({ type: 'multipart/mixed', childNodes })
const bill = {
  part: '2',
  type: 'application/pdf',
  size: 1000,
  disposition: 'attachment',
  dispositionParameters: { filename: 'C:\\Post\\Rechnung.pdf' },
}

test('attachments are found, by the last part of their names', () => {
  expect(findParts(mixed(words, bill))).toEqual({
    attachments: [{ part: '2', name: 'Rechnung.pdf', size: 1000 }],
    text: { part: '1', isHtml: false },
  })
})

test('a mail that is nothing but a PDF is one', () => {
  const { part: _, ...whole } = bill
  expect(findParts(whole)).toMatchObject({ attachments: [{ part: '1' }], text: null })
})

test('logos and signatures are none, photographs are', () => {
  const logo = { part: '1.2', type: 'image/png', id: '<logo>', disposition: 'inline', size: 9 }
  const html = { part: '1.1', type: 'text/html', size: 9 }
  const signature = { part: '3', type: 'application/pkcs7-signature', size: 9 }
  const photograph = { part: '2', type: 'image/jpeg', id: '<x>', disposition: 'inline', size: 9 }
  const related = { type: 'multipart/related', childNodes: [html, logo] }
  expect(findParts(mixed(related, photograph, signature))).toEqual({
    attachments: [{ part: '2', name: null, size: 9 }],
    text: { part: '1.1', isHtml: true },
  })
})

test('those of an attached mail are found, but not its words', () => {
  const inner = mixed({ ...words, part: '2.1' }, { ...bill, part: '2.2' })
  const forwarded = { part: '2', type: 'message/rfc822', childNodes: [inner] }
  expect(findParts(mixed(forwarded))).toMatchObject({ attachments: [{ part: '2.2' }], text: null })
})
