import { expect, test } from 'vitest'
import { createRentCaps } from './rentCap.ts'

const places = ['München', ' 60311 Frankfurt am Main', '10115', '']
const capOf = createRentCaps(places)
const at = (zipcode: string, city: string) => capOf({ street: 'Weg', number: '1', zipcode, city })

test.each([
  ['80331', 'München', 'München'],
  ['', ' MUENCHEN ', 'München'],
  ['80331', '80331 München', 'München'],
  ['60311', 'Frankfurt  am Main', '60311 Frankfurt am Main'],
  ['10115', 'Berlin', '10115'],
  ['10115', '', '10115'],
])('%s %s has the limit of 15 %% of the entry %j', (zipcode, city, place) => {
  expect(at(zipcode, city)).toEqual({ share: 1_500, place })
})

test.each([
  ['60313', 'Frankfurt am Main'],
  ['60311', 'Frankfurt (Oder)'],
  ['80331', 'Neumünchen'],
  ['10117', 'Berlin'],
  ['', ''],
])('%s %s has 20 %%, as nobody has said otherwise', (zipcode, city) => {
  expect(at(zipcode, city)).toEqual({ share: 2_000, place: null })
})
