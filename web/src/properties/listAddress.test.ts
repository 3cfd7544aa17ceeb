import { describe, expect, it } from 'vitest'
import { changedListSearch, type ListAddress, readListAddress } from './listAddress.ts'

const plain: ListAddress = { view: 'einheiten', text: '', open: null }

describe('readListAddress', () => {
  it.each<[string, Partial<ListAddress>]>([
    ['', {}],
    ['?ansicht=objekte', { view: 'objekte' }],
    ['?ansicht=dach', {}],
    ['?suche=K%C3%B6ln', { text: 'Köln' }],
    ['?einheit=W%201', { open: 'W 1' }],
    ['?objekt=O1', { view: 'objekte', open: 'O1' }],
    ['?ansicht=objekte&einheit=W1', { open: 'W1' }],
    ['?einheit=', {}],
    // Only one dialog is open at a time.
    ['?objekt=O1&einheit=W1', { open: 'W1' }],
  ])('reads "%s"', (search, expected) => {
    expect(readListAddress(search)).toEqual({ ...plain, ...expected })
  })
})

describe('changedListSearch', () => {
  it.each<[Partial<ListAddress>, string]>([
    [{}, ''],
    [{ view: 'objekte' }, 'ansicht=objekte'],
    [{ text: 'Köln' }, 'suche=K%C3%B6ln'],
    [{ open: 'W 1' }, 'einheit=W+1'],
    [{ view: 'objekte', text: 'a', open: 'O1' }, 'ansicht=objekte&suche=a&objekt=O1'],
  ])('writes %o', (change, search) => {
    expect(changedListSearch('', change)).toBe(search)
    expect(readListAddress(search)).toEqual({ ...plain, ...change })
  })

  it.each<[string, Partial<ListAddress>, string]>([
    ['?kunde=K-1&einheit=W1', { open: null }, 'kunde=K-1'],
    ['?einheit=W1&kunde=K-1', { open: 'W2' }, 'kunde=K-1&einheit=W2'],
    ['?suche=a&einheit=W1', { view: 'objekte', open: null }, 'ansicht=objekte&suche=a'],
    ['?objekt=O1', { open: null }, 'ansicht=objekte'],
  ])('turns %j with %o into %j', (search, change, expected) => {
    expect(changedListSearch(search, change)).toBe(expected)
  })
})
