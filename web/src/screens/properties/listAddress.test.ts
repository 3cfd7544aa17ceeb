import { readSearch } from '@hausblick/contract/searchParameters.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeListSearch, type ListAddress, listParameter } from './listAddress.ts'

const plain: ListAddress = {
  view: 'einheiten',
  layout: 'karten',
  text: '',
  filters: [],
  sorting: { column: 'address', direction: 'ascending' },
  open: null,
}

const byRent = { column: 'rent', direction: 'descending' } as const

describe('a list in the address', () => {
  it.each<[string, Partial<ListAddress>]>([
    ['', {}],
    ['?ansicht=objekte', { view: 'objekte' }],
    ['?ansicht=dach', {}],
    ['?darstellung=liste', { layout: 'liste' }],
    ['?darstellung=baum', {}],
    ['?suche=K%C3%B6ln', { text: 'Köln' }],
    ['?nur=freistehend', { filters: ['free'] }],
    ['?nur=unter-marktmiete&nur=freistehend&nur=x', { filters: ['free', 'belowMarket'] }],
    ['?ansicht=objekte&nur=freistehend', { view: 'objekte' }],
    ['?sortierung=miete&richtung=absteigend', { sorting: byRent }],
    ['?sortierung=constructor', {}],
    ['?ansicht=objekte&sortierung=mieter', { view: 'objekte' }],
    ['?einheit=W%201', { open: 'W 1' }],
    ['?objekt=O1', { view: 'objekte', open: 'O1' }],
    ['?ansicht=objekte&einheit=W1', { open: 'W1' }],
    ['?einheit=', {}],
    // Only one dialog is open at a time.
    ['?objekt=O1&einheit=W1', { open: 'W1' }],
  ])('reads "%s"', (search, expected) => {
    expect(readSearch(listParameter, search)).toEqual({ ...plain, ...expected })
  })
})

describe('changeListSearch', () => {
  it.each<[Partial<ListAddress>, string]>([
    [{}, ''],
    [{ view: 'objekte' }, 'ansicht=objekte'],
    [{ text: 'Köln' }, 'suche=K%C3%B6ln'],
    [{ open: 'W 1' }, 'einheit=W+1'],
    [{ view: 'objekte', text: 'a', open: 'O1' }, 'ansicht=objekte&suche=a&objekt=O1'],
    [
      { layout: 'liste', filters: ['belowMarket'], sorting: byRent },
      'darstellung=liste&nur=unter-marktmiete&sortierung=miete&richtung=absteigend',
    ],
  ])('writes %o', (change, search) => {
    expect(changeListSearch('', change)).toBe(search)
    expect(readSearch(listParameter, search)).toEqual({ ...plain, ...change })
  })

  it.each<[string, Partial<ListAddress>, string]>([
    ['?kunde=K-1&einheit=W1', { open: null }, 'kunde=K-1'],
    ['?einheit=W1&kunde=K-1', { open: 'W2' }, 'kunde=K-1&einheit=W2'],
    ['?suche=a&einheit=W1', { view: 'objekte', open: null }, 'ansicht=objekte&suche=a'],
    ['?objekt=O1', { open: null }, 'ansicht=objekte'],
    ['?nur=freistehend&kunde=K-1', { text: 'a' }, 'kunde=K-1&suche=a&nur=freistehend'],
    // Parameters that only units have are dropped.
    [
      '?nur=freistehend&sortierung=mieter&richtung=absteigend',
      { view: 'objekte' },
      'ansicht=objekte',
    ],
    ['?sortierung=miete', { view: 'objekte' }, 'ansicht=objekte&sortierung=miete'],
  ])('turns %j with %o into %j', (search, change, expected) => {
    expect(changeListSearch(search, change)).toBe(expected)
  })

  it('reads back as written, for any list of units', () => {
    const addresses: fc.Arbitrary<ListAddress> = fc.record({
      view: fc.constant('einheiten'),
      layout: fc.constantFrom('karten', 'liste'),
      text: fc.string(),
      filters: fc.subarray(['free', 'belowMarket'] as const),
      sorting: fc.record({
        column: fc.constantFrom('address', 'tenant', 'size', 'rent', 'marketGap', 'maintenance'),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
      open: fc.option(fc.string({ minLength: 1 })),
    })
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readSearch(listParameter, changeListSearch('', address))).toEqual(address)
      }),
    )
  })
})
