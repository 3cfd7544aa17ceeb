import { expect, test } from 'vitest'
import { createNames } from './names.ts'

test('names documents so that any system can unpack them, each once', () => {
  const nameOf = createNames('Unterlagen')
  const named = [
    ['Rechnung', 'a.pdf'],
    ['rechnung', 'A.pdf'],
    ['Heiz/kosten: 2025.', 'b.pdf'],
    ['..', '../../etc/passwd'],
    ['CON', 'nul.pdf'],
    ['', ''],
  ].map(([type = '', file_name = '']) => nameOf({ type, file_name }))
  expect(named).toEqual([
    'Unterlagen/Rechnung/a.pdf',
    'Unterlagen/Rechnung/A (2).pdf',
    'Unterlagen/Heiz_kosten_ 2025/b.pdf',
    'Unterlagen/Ohne Art/.._.._etc_passwd',
    'Unterlagen/_CON/_nul.pdf',
    'Unterlagen/Ohne Art/Dokument',
  ])
})

test('shortens what would make a path too long for Windows, by whole characters', () => {
  const nameOf = createNames('Unterlagen')
  const document = { type: '🏠'.repeat(60), file_name: `${'ä'.repeat(195)}.pdf` }
  expect([nameOf(document), nameOf(document)]).toEqual([
    `Unterlagen/${'🏠'.repeat(40)}/${'ä'.repeat(100)}.pdf`,
    `Unterlagen/${'🏠'.repeat(40)}/${'ä'.repeat(100)} (2).pdf`,
  ])
})
