import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import { stateOf } from './stateOf.ts'

const profile = {
  columns: [
    { from: ['we'], to: 'propertyid', type: 'id' },
    { from: ['nk'], to: 'prepayment', type: 'money' },
    { from: ['hk'], to: 'prepayment', type: 'money' },
    { from: ['ort'], to: 'city', type: 'text' },
    { from: ['stadt'], to: 'city', type: 'text' },
    { from: ['jan'], to: 'income', type: 'money', month: 1 },
    { from: ['feb'], to: 'income', type: 'money', month: 2 },
    { from: ['bem'], to: null, type: 'text' },
    { from: ['neu'], to: null, type: 'text' },
  ],
} as unknown as MappingProfile

const detail = {
  confidence: { we: 'sure', bem: 'none', neu: 'none', jan: 'likely' },
  change: { added: ['neu'], missing: [] },
} as const

test.each([
  ['we', ['1'], false, null],
  ['nk', ['1'], false, null],
  ['ort', ['1'], true, 'twice'],
  ['jan', ['1'], false, 'likely'],
  ['jan', ['1'], true, null],
  ['feb', ['1'], false, null],
  ['bem', ['1'], false, 'unknown'],
  ['bem', [], false, null],
  ['bem', ['1'], true, null],
  ['neu', [], false, 'new'],
  [null, ['1'], false, null],
] as const)('of %s with %j, touched %s, says %s', (label, examples, touched, state) => {
  const { change, confidence } = detail
  const shown = { confidence, change: { added: [...change.added], missing: [] } }
  expect(stateOf({ label, examples }, shown, profile, touched)).toBe(state)
})
