import { expect, test } from 'vitest'
import { createClassifier } from './bayes.ts'
import { createLearning } from './learn.ts'
import { readLetter } from './letter.ts'
import { suggestType } from './type.ts'

const bodies = {
  Rechnung: 'Menge Bezeichnung Einzelpreis Monteur Material Anfahrt Umsatzsteuer zahlbar Abzug',
  Kündigung:
    'hiermit Mietverhältnis fristgerecht nächstmöglichen Zeitpunkt Übergabe Schlüssel Kaution',
  Beschluss:
    'Versammlung Tagesordnung einstimmig angenommen Verwalter Rücklage Beirat Anwesend Stimmen',
}
type Kind = keyof typeof bodies
const titles = { Rechnung: 'Rechnung Nr. 17', Kündigung: 'Kündigung der Wohnung', Beschluss: '' }
const write = (kind: Kind, title = titles[kind], name = 'Erna Müller') =>
  `${name}\n${title}\nSehr geehrte Damen und Herren,\n${bodies[kind]}\nMit freundlichen Grüßen`
const types = ['Rechnung', 'Kündigung', 'Beschluss', 'Mietvertrag']

function learn(count: number, customers = 3) {
  const learning = createLearning(types)
  for (let index = 0; index < count; index++)
    for (const type of ['Rechnung', 'Kündigung', 'Beschluss'] as const) {
      const title = type === 'Beschluss' ? `Was wir in Haus ${index} beschlossen` : undefined
      const text = write(
        type,
        title,
        index === 0 && type === 'Rechnung' ? 'Xaver Zwiebel' : undefined,
      )
      learning.add({ customerId: `K${index % customers}`, type, text })
    }
  const learned = learning.finish()
  return { learned, classify: createClassifier(learned), types }
}
const known = learn(5)
const suggest = (text: string, said: string[] = [], from = known, isNamed = false) =>
  suggestType(readLetter(text), from, { said, isNamed, names: new Set(['lindenweg']) })

test('what its title and its words say is certain, and quoted', () => {
  const words = 'Rechnung Nr. 17'
  expect(suggest(write('Rechnung'))).toEqual({ value: 'Rechnung', words, isCertain: true })
})

test('a title that this house learned is as good as the name of a type', () => {
  const found = suggest(write('Beschluss', 'Was wir Lindenweg beschlossen'))
  expect(found).toMatchObject({ value: 'Beschluss', isCertain: true })
})

test.each([
  ['Rechnung', 'Schlussrechnung RE-25/3\nBV Lindenweg\n3 Std. Gärtner, netto 90 €, brutto 107 €'],
  ['Rechnung', 'RECHNUNG Nr. 5 vom März\nSehr geehrte Frau Maaß,\nzu überweisen sind 90 €'],
  ['Kündigung', 'Fristgerechte Kündigung\nGuten Tag,\nwir ziehen zum Mai aus.'],
  ['Kündigung', 'Betreff: Kündigung meines Mietvertrags\nHallo,\nhiermit kündige ich.'],
])('a %s is certain in whatever words: %j', (value, text) => {
  expect(suggest(text)).toMatchObject({ value, isCertain: true })
})

test.each([
  'Ihre Kündigung vom 3. Mai\nGuten Tag,\nhiermit kündigen wir an, was fehlt.',
  'Kündigung\nGuten Tag,\nwir bestätigen Ihre Kündigung; Sie ziehen im Mai aus.',
  'Kündigung des Wartungsvertrags\nGuten Tag,\nhiermit kündigen wir.',
  'Kündigung Gebäudeversicherung\nGuten Tag,\nhiermit kündigen wir.',
  'Kündigungsbestätigung\nGuten Tag,\nwir beenden das Mietverhältnis.',
  'Mahnung\nRechnung Nr. 5\nSumme brutto 90 €',
  'Offene Forderung\nRechnung Nr. 5 90,00\nSumme brutto 90 €',
  'Rechnung Nr. 5 vom 3.5.2025\nGuten Tag,\ndie Summe ist noch offen.',
  'Rechnung Nr. 5\nGuten Tag,\ndie Summe Ihrer Rechnung stimmt nicht.',
  'Rechnung Nr. 5\nGuten Tag,\ndie Summe ist noch offen.',
  'Kündigung der Wohnung\nGuten Tag,\nwir bestätigen, dass Sie im Mai ausziehen.',
  'Stornorechnung Nr. 5\nSumme brutto 90 €',
  'Angebot\nSumme netto 90 €. Die Rechnung folgt.',
  'Rechnung Nr. 5\nGuten Tag,\nich verstehe die Summe nicht.',
  'Rechnung Nr. 5\nGuten Tag,\nwir haben Fragen zur Umsatzsteuer.',
  'Mietvertrag Nr. 5\nGuten Tag,\ndie Kaution ist noch nicht da.',
  'Fabelrechnung Nr. 3\nSumme brutto 90 €',
  'Anlagen: Rechnung\nSumme brutto 90 €',
  'Nachtrag zur Kündigung\nGuten Tag,\nwir ziehen schon im April aus.',
])('%j is of no certain type', (text) => {
  expect(suggest(text)?.isCertain ?? false).toBe(false)
})

test.each([
  ['a title without the words', 'Rechnung Nr. 17\nSehr geehrte Damen und Herren', 'Rechnung'],
  ['words without a title', write('Kündigung', 'Wohnung Lindenweg 4'), 'Kündigung'],
  ['a kind without a type of its own', 'Stornorechnung Nr. 5', 'Rechnung'],
  ['a title that was never filed', write('Rechnung', 'Fabelrechnung Nr. 3'), 'Rechnung'],
])('%s is offered', (_, text, value) => {
  expect(suggest(text)).toMatchObject({ value, isCertain: false })
})

test('words alone are quoted as they are written', () => {
  const words = suggest(write('Kündigung', 'Wohnung'))?.words.split(', ')
  expect(words).toHaveLength(3)
  for (const word of words ?? []) expect(write('Kündigung')).toContain(word)
})

test.each([
  ['a title against the words', write('Kündigung', 'Rechnung Nr. 17')],
  ['a title about something else', 'Rechnung Nr. 5 – Zahlungserinnerung\nSehr geehrte Frau Maaß'],
  ['two titles', 'Rechnung\nMietvertrag'],
  ['a sentence', 'Rechnung der Fachfirma folgt.'],
  ['text below the salutation', 'Sehr geehrte Frau Maaß,\nRechnung folgt'],
  ['few known words', 'Monteur Material Anfahrt'],
  ['words of all types', `${bodies.Rechnung} ${bodies.Kündigung} ${bodies.Beschluss}`],
  ['nothing', ''],
])('%s is of no type', (_, text) => {
  expect(suggest(text)).toBeNull()
})

test('what the sender calls it is offered where the words do not say otherwise', () => {
  const expected = { value: 'Mietvertrag', words: 'mietvertrag müller', isCertain: false }
  expect(suggest('', ['mietvertrag müller'])).toEqual(expected)
  expect(suggest(write('Kündigung', 'Wohnung'), ['mietvertrag müller'])?.value).toBe('Kündigung')
  // A customer's own name for it is believed, his remark is not.
  expect(suggest('', ['mietvertrag müller'], known, true)?.isCertain).toBe(true)
  expect(suggest('Mietvertrag', ['mietvertrag müller'], known, true)?.isCertain).toBe(true)
  expect(suggest('Rechnung', ['mietvertrag müller'], known, true)?.isCertain).toBe(false)
  expect(suggest('', ['Brief', 'zum Mietvertrag'], known, true)?.isCertain).toBe(false)
})

test('two letters of a type are too few', () => {
  expect(suggest(write('Rechnung'), [], learn(2))).toMatchObject({ isCertain: false })
})

test('no word is kept that only one customer’s letters have', () => {
  expect(known.learned.words.has('zwiebel')).toBe(false)
  expect(known.learned.words.get('monteur')).toEqual(new Map([['Rechnung', 5]]))
  // Unless there is no other: then words of several letters are.
  const alone = learn(5, 1).learned.words
  expect([alone.has('zwiebel'), alone.has('monteur')]).toEqual([false, true])
})

test('a type under another name is recognised once it was filed so', () => {
  const learning = createLearning(types)
  for (const customerId of ['A', 'B', 'C', 'A'])
    for (const type of ['Rechnung', 'Kündigung'] as const)
      learning.add({ customerId, type: type === 'Rechnung' ? 'Beleg' : type, text: write(type) })
  const learned = learning.finish()
  const from = { learned, classify: createClassifier(learned), types: [...types, 'Beleg'] }
  expect(suggest(write('Rechnung'), [], from)).toMatchObject({ value: 'Beleg', isCertain: true })
})
