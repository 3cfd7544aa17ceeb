import { expect, test } from 'vitest'
import { createMentions } from './mentions.ts'

const mentions = createMentions('K-1.5', ['anna@example.de'])
const mail = (text: string, to = 'x@y.example') => mentions({ to, text })

test.each([
  ['- Kunde K-1.5: Brief', true],
  ['der Kunde K-1.5 hat beantragt', true],
  ['des Kunden K-1.5.', true],
  ['https://haus.example/einstellungen?customerId=K-1.5&x', true],
  ['- Kunde K-1.55: Brief', false],
  ['- Kunde K-1.5-2: Brief', false],
  ['- Kunde K-1.5.2: Brief', false],
  ['- Kunde K-115: Brief', false],
  ['K-1.5', false],
])('%s is about the customer: %s', (text, expected) => {
  expect(mail(text)).toBe(expected)
})

test('whatever is to one of their people is theirs', () => {
  expect(mail('Guten Tag', ' Anna@Example.de ')).toBe(true)
})
