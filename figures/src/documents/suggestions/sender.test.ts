import { expect, test } from 'vitest'
import { agreeWithSender, type FiledOfSender } from './sender.ts'

const none = {
  type: null,
  date: null,
  street: null,
  unit: null,
  customer: null,
  name: null,
  expenseKind: null,
}
const at = (street: string, customerId = 'A', type = 'Rechnung', filed = 3): FiledOfSender => ({
  ...{ customerId, street, type, filed },
})
const said = (value: string, isCertain = true) => ({ value, words: 'Rechnung', isCertain })
const offered = (value: string) => ({ value, words: 's@werk.example', isCertain: false })

test.each([
  ['nothing filed', [], none, none],
  ['too few', [at('Ring 1', 'A', 'Rechnung', 2)], none, none],
  [
    'all alike',
    [at('Ring 1')],
    none,
    {
      ...none,
      type: offered('Rechnung'),
      street: offered('Ring 1'),
      customer: { ...offered('A'), name: 'Anna' },
    },
  ],
  [
    'several addresses of an owner',
    [at('Ring 1'), at('Ring 2')],
    none,
    { ...none, type: offered('Rechnung'), customer: { ...offered('A'), name: 'Anna' } },
  ],
  [
    'several owners',
    [at('Ring 1'), at('Ring 1', 'B')],
    none,
    { ...none, type: offered('Rechnung') },
  ],
  [
    'one of ten otherwise',
    [at('Ring 1', 'A', 'Rechnung', 9), at('Ring 2', 'B', 'Mahnung', 1)],
    none,
    {
      ...none,
      type: offered('Rechnung'),
      street: offered('Ring 1'),
      customer: { ...offered('A'), name: 'Anna' },
    },
  ],
  [
    'what the letter says, too',
    [at('Ring 1'), at('Weg 2', 'B')],
    { ...none, type: said('Rechnung') },
    { ...none, type: said('Rechnung') },
  ],
  [
    'another type than the letter says',
    [at('Ring 1'), at('Weg 2', 'B')],
    { ...none, type: said('Mahnung') },
    { ...none, type: said('Mahnung', false) },
  ],
])('with %s', (_, filed, suggestion, expected) => {
  const names = new Map([['A', 'Anna']])
  expect(agreeWithSender(suggestion, 's@werk.example', filed, names)).toEqual(expected)
})
