import { describe, expect, test } from 'vitest'
import { readEntries } from './documents/entry.ts'
import { filterEntries } from './documents/filter.ts'
import { filterLoans } from './loans.ts'
import { createSearch, type SearchableItem } from './search.ts'
import { STREET, spellings } from './testing/spellings.ts'
import { searchable } from './text.ts'

const [street = '', number = ''] = STREET.split(' ')
const address = { street, number, zipcode: '80937', city: 'München' }
const nowhere = { street: 'Ohrenweg', number: '4', zipcode: '80937', city: 'München' }

const listed = (at: typeof address): SearchableItem => ({
  name: 'EG',
  label: `${at.street} ${at.number}`,
  address: at,
})
const loan = (loanId: string, address: string) => ({
  loanId,
  unitIds: [],
  objectIds: [],
  address,
  payment: null,
  interestRate: null,
  remainingCredit: null,
  duration: null,
  yearsRemaining: null,
})
const document = (customerId: string, at: string, name: string) => ({
  name: `readv_${customerId}_${at}_20250309_Brief_${name}.pdf`,
  downloadUrl: '',
  size: 1,
})
const everything = { street: null, type: null, supplier: null, year: null, month: null }
const findEntries = (rows: Parameters<typeof readEntries>[0], search: string) =>
  filterEntries(readEntries(rows), { ...everything, search })

/** For each search field of the browser: whether it finds an item with the street, and one with another street. */
const fields: Record<string, (search: string) => readonly boolean[]> = {
  loans: (search) => {
    const loans = [loan('D1', STREET), loan('D2', 'Ohrenweg 4')]
    return loans.map((each) => filterLoans([each], search).length > 0)
  },
  'units and buildings': (search) => createSearch([listed(address), listed(nowhere)])(search),
  'documents by their address': (search) =>
    [STREET, 'Ohrenweg 4'].map((at) => findEntries([document('K', at, 'A')], search).length > 0),
  'documents by their name': (search) =>
    [STREET, 'Ohrenweg 4'].map((at) => findEntries([document('K', 'Weg', at)], search).length > 0),
  'documents by their customer': (search) =>
    [STREET, 'Ohrenweg 4'].map((label) => {
      const entries = readEntries([document('K', 'Weg', 'A')])
      const customerOf = () => searchable(label)
      return filterEntries(entries, { ...everything, search }, { customerOf }).length > 0
    }),
}

describe.each(Object.entries(fields))('the search for %s', (_, find) => {
  test.each(spellings)('by "%s"', (search) => {
    expect(find(search)).toEqual([true, false])
  })
})
