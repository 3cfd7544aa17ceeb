import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { expect, test } from 'vitest'
import { type KindsState, kindsParameter } from './kindsAddress.ts'

test.each<[KindsState, string]>([
  [{ flow: 'expenses', period: 'year', month: null, kind: null }, ''],
  [
    { flow: 'income', period: 'twelve', month: null, kind: 'kaltmiete' },
    'wofuer=einnahmen&zeitraum=12-monate&art=kaltmiete',
  ],
  [
    { flow: 'expenses', period: 'month', month: '03', kind: 'a&b=ä' },
    'zeitraum=monat&monat=03&art=a%26b%3D%C3%A4',
  ],
])('%o is written as %j and reads back', (state, search) => {
  expect(writeSearch(kindsParameter, '', state)).toBe(search)
  expect(readSearch(kindsParameter, search)).toEqual(state)
})
