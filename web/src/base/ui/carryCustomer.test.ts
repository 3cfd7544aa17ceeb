import { expect, test } from 'vitest'
import { carryCustomer } from './carryCustomer.ts'

test.each([
  ['', '', ''],
  ['?docType=Mietvertrag', '?ansicht=objekt', '?docType=Mietvertrag'],
  ['', '?ansicht=objekt&kunde=K-1', '?kunde=K-1'],
  ['?docType=Mietvertrag', '?kunde=K-%C3%84', '?docType=Mietvertrag&kunde=K-%C3%84'],
  ['?kunde=K-2', '?kunde=K-1', '?kunde=K-2'],
  ['?einheit=W1', '?kunde=K-1&sicht=eigentuemer', '?einheit=W1&kunde=K-1&sicht=eigentuemer'],
  ['?kunde=K-2', '?kunde=K-1&sicht=eigentuemer', '?kunde=K-2'],
  ['?kunde=K-1', '?kunde=K-1&sicht=eigentuemer', '?kunde=K-1&sicht=eigentuemer'],
  ['?kunde=K-1&einheit=W1', '?kunde=K-1', '?kunde=K-1&einheit=W1'],
  ['?docType=Brief', '?kunde=', '?docType=Brief'],
  ['?docType=Brief', '?kunde=K%261', '?docType=Brief'],
])('a link to %j from %j leads to %j', (target, current, expected) => {
  expect(carryCustomer(target, current)).toBe(expected)
})
