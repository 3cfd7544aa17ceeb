import { expect, test } from 'vitest'
import { aboutAccount, aboutCustomer } from '../../platform/mail/about.ts'
import { createMentions } from './mentions.ts'

const mentions = createMentions({
  customerId: 'K-1.5',
  addresses: ['anna@example.de'],
  accounts: [{ subject: 'konto-1' }],
})
const mail = (text: string, to = 'x@y.example') => mentions({ to, text })

test.each([
  ['- Kunde K-1.5: Brief', true],
  ['der Kunde K-1.5 hat beantragt', true],
  ['des Kunden K-1.5.', true],
  ['https://haus.example/einstellungen?customerId=K-1.5&x', true],
  ['Die Unterlagen von K-1.5, bitte', true],
  ['readv_K-1.5_Lindenweg 3_Brief.pdf', true],
  ['Anna@Example.de lädt Sie ein', true],
  ['Ihr Konto (anna@example.de).', true],
  ['- Kunde K-1.55: Brief', false],
  ['- Kunde K-1.5-2: Brief', false],
  ['- Kunde K-1.5.2: Brief', false],
  ['- Kunde K-115: Brief', false],
  ['MK-1.5', false],
  ['joanna@example.de lädt Sie ein', false],
  ['anna@example.de.example lädt Sie ein', false],
])('of an earlier release, %s is about the customer: %s', (text, expected) => {
  expect(mail(text)).toBe(expected)
})

test.each([
  ['Kunde 12: Brief', true],
  ['/dokumente?kunde=12', true],
  ['Am 12. März, 12 Dokumente', false],
])('a short id is found only after the word: %s', (text, expected) => {
  const short = createMentions({ customerId: '12', addresses: [], accounts: [] })
  expect(short({ to: 'x@y.example', text })).toBe(expected)
})

test.each([
  ['the customer', [aboutCustomer('K-2'), aboutCustomer('K-1.5')], true],
  ['an account of theirs', [aboutAccount({ subject: 'konto-1' })], true],
  ['others, though a remark names the customer', [aboutCustomer('K-2')], false],
  ['nobody', [], false],
])('a mail that says to be about %s', (_whom, about, expected) => {
  expect(mentions({ to: 'x@y.example', about, text: 'wie Kunde K-1.5' })).toBe(expected)
})

test('whatever is to one of their people is theirs', () => {
  expect(mail('Guten Tag', ' Anna@Example.de ')).toBe(true)
})
