import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import { addRule, proposeRule, removeRule } from './rowRule.ts'

const PROFILE: MappingProfile = {
  version: 2,
  name: 'Mieter',
  sheet: null,
  subject: 'unit',
  fingerprint: 'kunde|miete|notiz|we',
  required: ['we'],
  columns: [
    { from: ['we'], to: 'propertyid', type: 'id' },
    { from: ['kunde'], to: 'customerid', type: 'id' },
    { from: ['miete'], to: 'monthlyrent', type: 'money' },
    { from: ['notiz'], to: null, type: 'text' },
  ],
  constants: [],
  titles: [],
  skip: [{ name: 'Summe', test: 'begins', texts: ['Summe'] }],
  sections: [],
  continuation: null,
  newest: null,
  year: null,
  postings: null,
  derived: [],
  totals: [{ rule: 'Summe', column: 'miete', of: 'all' }],
}
const LABELS = ['we', 'kunde', 'miete', 'notiz']

test.each([
  [['Zwischenstand Haus 1', '', '1,00'], { beginning: 'Zwischenstand', emptyColumn: null }],
  [['', '¹ inkl. Stellplatz'], { beginning: '¹', emptyColumn: null }],
  [['** geschätzt'], { beginning: '**', emptyColumn: null }],
  [['101', 'K1', ''], { beginning: '101', emptyColumn: 'miete' }],
  [['101', 'K1', '1,00'], { beginning: '101', emptyColumn: null }],
])('the row %j is told by %o', (cells, rule) => {
  expect(proposeRule(cells, LABELS, PROFILE)).toEqual(rule)
})

test('rules are named after what they take, once, and taken back with their totals', () => {
  const headingOf = (label: string) => label.toUpperCase()
  const rule = { beginning: 'Stand', emptyColumn: null }
  const once = addRule(PROFILE, rule, headingOf)
  expect(addRule(once.profile, rule, headingOf)).toEqual(once)
  const both = addRule(once.profile, { ...rule, emptyColumn: 'kunde' }, headingOf)
  expect(both.profile.skip.map(({ name }) => name)).toEqual([
    'Summe',
    'beginnt mit Stand',
    'ohne KUNDE',
  ])
  const without = removeRule(both.profile, 'Summe')
  expect([without.skip.length, without.totals]).toEqual([2, []])
})
