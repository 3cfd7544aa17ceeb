import { expect, test } from 'vitest'
import { describeGarbled } from './garbled.ts'

const WORDS = ['Köln', 'Müller', 'Straße', 'März', 'Schöngarten', 'Größe', 'Bäcker']
const decode = (text: string, label: string) => new TextDecoder(label).decode(Buffer.from(text))
const BYTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  DOS: { ä: 0x84, ö: 0x94, ü: 0x81 },
  Mac: { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7 },
}
/** Returns a text in an old encoding, read as Windows-1252. */
const misread = (text: string, encoding: string) => {
  const bytes = [...text].map((letter) => BYTES[encoding]?.[letter] ?? letter.charCodeAt(0))
  return new TextDecoder('windows-1252').decode(Buffer.from(bytes))
}

test.each([
  ...WORDS.map((word) => decode(word, 'windows-1252')),
  ...WORDS.map((word) => decode(decode(word, 'windows-1252'), 'windows-1252')),
  // DOS has its sharp s where Windows has an accent that names may have.
  ...WORDS.filter((word) => word !== 'Straße').map((word) => misread(word, 'DOS')),
  ...WORDS.map((word) => misread(word, 'Mac')),
  decode('850 €', 'windows-1252'),
  decode('„Am Hof“ – 2', 'windows-1252'),
  'K\ufffdln',
])('%s is told', (text) => {
  expect(describeGarbled(text)).toMatch(/Umlaute oder Zeichen verfälscht/)
})

test.each([
  ...WORDS,
  'São Paulo',
  'JOÃO',
  'Ângela',
  'Dušan Košťál',
  'Šimić',
  'Miloš Škoda',
  'Çağlar Öztürk',
  'Łódź',
  'L’Oréal',
  '„Am Hof“ – 2',
  '§ 4',
  'WEG § 5',
  '850 €',
  'Straße…',
  'a†',
])('%s is not', (text) => {
  expect(describeGarbled(text)).toBeNull()
})
