import { expect, test } from 'vitest'
import { contractsLink } from './contracts.ts'

test.each([
  ['Weg', '1', '/documents?docType=Mietvertrag&wohnung=Weg+1'],
  ['Am_See', '2a/b', '/documents?docType=Mietvertrag&wohnung=Am-See+2a+b'],
  ['Weg', '', '/documents?docType=Mietvertrag&wohnung=Weg'],
  ['', '', '/documents?docType=Mietvertrag'],
])('the contracts of "%s" "%s" are at %s', (street, number, link) => {
  const address = { street, number, zipcode: '50674', city: 'Köln' }
  expect(contractsLink(address)).toBe(link)
})
