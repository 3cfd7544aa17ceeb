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
