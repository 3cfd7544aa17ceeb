import { describe, expect, it } from 'vitest'
import { type ListAddress, listSearch, readListAddress } from './listAddress.ts'

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

describe('listSearch', () => {
  it.each<[Partial<ListAddress>, string]>([
    [{}, ''],
    [{ view: 'objekte' }, 'ansicht=objekte'],
    [{ text: 'Köln' }, 'suche=K%C3%B6ln'],
    [{ open: 'W 1' }, 'einheit=W+1'],
    [{ view: 'objekte', text: 'a', open: 'O1' }, 'ansicht=objekte&suche=a&objekt=O1'],
  ])('writes %o', (change, search) => {
    const address = { ...plain, ...change }
    expect(listSearch(address)).toBe(search)
    expect(readListAddress(search)).toEqual(address)
  })
})
