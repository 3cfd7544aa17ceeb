import { describe, expect, it, test } from 'vitest'
import { readEntries } from './entry.ts'
import { type DocumentFilter, filterChoices, filterEntries } from './filter.ts'

const all: DocumentFilter = {
  ...{ street: null, type: null, supplier: null, year: null, month: null, search: '' },
}

const entries = readEntries(
  [
    'readv_K1_Lindenstraße 14_20250309_Mietvertrag_Nachtrag Müller_2.pdf',
    'readv_K1_Lindenstraße 2_20240309_Rechnung_Heizung.pdf',
    'readv_K2_Allee 1_20241224_Mietvertrag_Wohnung 3.pdf',
    'readv_K2_Allee 1_unbekannt_Brief_Schloss.pdf',
    'notiz.pdf',
  ].map((name) => {
    const isInvoice = name.includes('_Rechnung_')
    return { name, downloadUrl: '', size: 1, ...(isInvoice && { supplier: 'Müller GmbH' }) }
  }),
)

const found = (filter: Partial<DocumentFilter>, findable = {}) =>
  filterEntries(entries, { ...all, ...filter }, findable).map(({ name }) => name)

describe('filterEntries', () => {
  it('returns the same list if no filter is set', () => {
    expect(filterEntries(entries, { ...all, search: '  ' })).toBe(entries)
    expect(entries).toHaveLength(4)
  })

  test.each<[Partial<DocumentFilter>, string[]]>([
    [{ street: 'Allee 1' }, ['Wohnung 3', 'Schloss']],
    [{ type: 'Mietvertrag' }, ['Nachtrag Müller_2', 'Wohnung 3']],
    [{ supplier: 'Müller GmbH' }, ['Heizung']],
    [{ supplier: 'Müller' }, []],
    [{ year: '2024' }, ['Heizung', 'Wohnung 3']],
    [{ month: '03' }, ['Nachtrag Müller_2', 'Heizung']],
    [{ year: '2024', month: '12', type: 'Mietvertrag' }, ['Wohnung 3']],
    [{ year: '2024', street: 'Lindenstraße 14' }, []],
    [{ type: 'mietvertrag' }, []],
  ])('%j', (filter, names) => {
    expect(found(filter)).toEqual(names)
  })

  test.each([
    ['MÜLLER', ['Nachtrag Müller_2']],
    ['muller', ['Nachtrag Müller_2']],
    ['lindenstrasse', ['Nachtrag Müller_2', 'Heizung']],
    ['Lindenstr. 14', ['Nachtrag Müller_2']],
    ['MUELLER', ['Nachtrag Müller_2']],
    ['09.03.2025', ['Nachtrag Müller_2']],
    ['linden heiz', ['Heizung']],
    ['heiz  linden', ['Heizung']],
    ['miet allee', ['Wohnung 3']],
    ['müller heizung', []],
    ['K2', []],
  ])('finds %s in name, type, address and date', (search, names) => {
    expect(found({ search })).toEqual(names)
  })

  it('finds documents by the label of their customer', () => {
    const customerOf = (id: string) => (id === 'K2' ? 'anna@example.de' : id.toLowerCase())
    expect(found({ search: 'anna brief' }, { customerOf })).toEqual(['Schloss'])
    expect(found({ search: 'k1 heiz' }, { customerOf })).toEqual(['Heizung'])
  })

  it('keeps documents whose text matches, within the other filters', () => {
    const hasHit = ({ name }: { name: string }) => ['Heizung', 'Schloss'].includes(name)
    expect(found({ search: 'müller' }, { hasHit })).toEqual([
      'Nachtrag Müller_2',
      'Heizung',
      'Schloss',
    ])
    expect(found({ search: 'müller', type: 'Brief' }, { hasHit })).toEqual(['Schloss'])
  })
})

describe('filterChoices', () => {
  it('offers what the list contains, in German order, latest year first', () => {
    expect(filterChoices(entries)).toEqual({
      streets: ['Allee 1', 'Lindenstraße 2', 'Lindenstraße 14'],
      types: ['Brief', 'Mietvertrag', 'Rechnung'],
      suppliers: ['Müller GmbH'],
      years: ['2025', '2024'],
    })
  })
})
