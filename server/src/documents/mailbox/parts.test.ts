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
  const beside = { part: '3', type: 'image/png', id: '<x>', disposition: 'inline', size: 9 }
  expect(findParts(mixed(words, bill, beside))).toEqual({
    attachments: [
      { part: '2', name: 'Rechnung.pdf', size: 1000 },
      { part: '3', name: null, size: 9 },
    ],
    left: [],
    text: { part: '1', isHtml: false },
  })
})

test('a mail that is nothing but a PDF is one', () => {
  const { part: _, ...whole } = bill
  expect(findParts(whole)).toMatchObject({ attachments: [{ part: '1' }], text: null })
})

const picture = (type: string, filename: string | null, size: number, disposition = 'inline') => ({
  ...{ part: '1.2', type: `image/${type}`, id: '<x>', size, disposition },
  ...(filename !== null && { dispositionParameters: { filename } }),
})

test.each([
  ['of iPhones', picture('jpeg', 'image0.jpeg', 2_000_000), true],
  ['of iPhones, as they store them', picture('heic', 'IMG_0417.HEIC', 900), true],
  ['of Gmail, small', picture('jpeg', 'IMG_4780.JPG', 900), true],
  ['without a name', picture('jpeg', null, 900), true],
  ['of Outlook', picture('jpeg', 'image001.jpg', 200_000), true],
  ['pasted', picture('png', 'image.png', 200_000), true],
  ['attached', picture('png', 'Plan.png', 900, 'attachment'), true],
  ['a logo', picture('png', 'Haus.png', 9000), false],
  ['a logo of Outlook', picture('jpeg', 'image001.jpg', 9000), false],
  ['a logo by its name', picture('jpeg', 'Firmenlogo.jpg', 9000), false],
  ['a tracking pixel', picture('gif', null, 43), false],
])('a picture in the words of a mail, %s: taken %s', (_, shown, isTaken) => {
  const html = { part: '1.1', type: 'text/html', size: 9 }
  const signature = { part: '3', type: 'application/pkcs7-signature', size: 9 }
  const related = { type: 'multipart/related', childNodes: [html, shown] }
  const forwarded = { part: '4', type: 'message/rfc822', childNodes: [related] }
  for (const structure of [mixed(related, bill, signature), mixed(forwarded, bill, signature)]) {
    const { attachments, left } = findParts(structure)
    const taken = isTaken ? ['1.2', '2'] : ['2']
    expect(attachments.map(({ part }) => part)).toEqual(taken)
    expect(left.map(({ part }) => part)).toEqual(isTaken ? ['3'] : ['1.2', '3'])
  }
})

test('those of an attached mail are found, but not its words', () => {
  const inner = mixed({ ...words, part: '2.1' }, { ...bill, part: '2.2' })
  const forwarded = { part: '2', type: 'message/rfc822', childNodes: [inner] }
  expect(findParts(mixed(forwarded))).toMatchObject({ attachments: [{ part: '2.2' }], text: null })
})
