import { expect, test } from 'vitest'
import { listEndings, listWords } from './words.ts'

test.each([
  ['hof', ['hof', 'of', 'f']],
  ['12', ['12']],
  ['12a', ['12a']],
  ['k-1001-w01', ['k-1001-w01', '1001-w01', 'w01']],
  ['🙂ab', ['🙂ab', 'ab', 'b']],
])('the endings of %s', (word, endings) => {
  expect(listEndings(word)).toEqual(endings)
})

test('the words of a unit', () => {
  const address = { street: 'Ährenstr.', number: '12 a', zipcode: '50667', city: 'Köln' }
  const tenant = { title: '', firstName: 'Zoë', lastName: 'Öger' }
  const unit = { id: 'K-1-W1', name: 'WE 01', address, tenant }
  for (const word of [
    'ahrenstrasse',
    '12',
    'a',
    '50667',
    'koln',
    'k-1-w1',
    'zoe',
    'oger',
    'we',
    '01',
  ])
    expect(listWords([unit, unit]), word).toContain(word)
})
