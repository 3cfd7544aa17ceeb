import { expect, test } from 'vitest'
import { contractsOf, documentsOf } from './documents.ts'

test.each([
  ['Weg', '1', '&wohnung=Weg+1'],
  ['Am_See', '2a/b', '&wohnung=Am-See+2a+b'],
  ['Weg', '', '&wohnung=Weg'],
  ['', '', ''],
])('the documents of "%s" "%s" are chosen by %j', (street, number, chosen) => {
  const address = { street, number, zipcode: '50674', city: 'Köln' }
  expect(contractsOf(address)).toBe(`/documents?docType=Mietvertrag${chosen}`)
  expect(documentsOf(address)).toBe(`/documents${chosen.replace('&', '?')}`)
})
