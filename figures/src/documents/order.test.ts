import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type DocumentEntry, readEntries } from './entry.ts'
import { defaultSorting, nextSorting, sortEntries } from './order.ts'

const label = (id: string) => ({ K1: 'zoe@example.de', K2: 'Anna@example.de' })[id] ?? id

function entries(...names: string[]): DocumentEntry[] {
  return readEntries(names.map((name, size) => ({ name, downloadUrl: '', size })))
}

function sorted(list: readonly DocumentEntry[], column: DocumentSortColumn) {
  const names = (direction: 'ascending' | 'descending') =>
    sortEntries(list, { column, direction }, label).map(({ name }) => name)
  return { up: names('ascending'), down: names('descending') }
}

describe('sorting', () => {
  const list = entries(
    'readv_K1_Weg 10_20250301_Rechnung_a10.pdf',
    'readv_K2_Weg 2_20241231_Mietvertrag_a9.pdf',
    'readv_K3_Allee 1_unbekannt_mietvertrag_Ä1.pdf',
  )

  test.each<[DocumentSortColumn, string[]]>([
    ['date', ['Ä1', 'a9', 'a10']],
    ['customer', ['a9', 'Ä1', 'a10']],
    ['street', ['Ä1', 'a9', 'a10']],
    ['type', ['a9', 'Ä1', 'a10']],
    ['name', ['Ä1', 'a9', 'a10']],
    ['size', ['a10', 'a9', 'Ä1']],
  ])('by %s', (column, up) => {
    expect(sorted(list, column).up).toEqual(up)
  })

  it('is stable when reversed', () => {
    expect(sorted(list, 'type').down).toEqual(['a10', 'a9', 'Ä1'])
    expect(sorted(list, 'date').down).toEqual(['a10', 'a9', 'Ä1'])
  })

  it('neither loses nor adds entries, and is stable', () => {
    const number = fc.integer({ min: 0, max: 26_214_400 })
    fc.assert(
      fc.property(fc.array(number), fc.boolean(), (sizes, up) => {
        const list = sizes.map((size, place) => {
          const [entry] = readEntries([
            { name: `readv_K_W_d_T_${place}.pdf`, downloadUrl: '', size },
          ])
          if (!entry) throw new Error('The name was not read.')
          return entry
        })
        const direction = up ? 'ascending' : 'descending'
        const compare = (a: DocumentEntry, b: DocumentEntry) =>
          up ? a.size - b.size : b.size - a.size
        const sorting = { column: 'size', direction } as const
        expect(sortEntries(list, sorting, label)).toEqual(list.toSorted(compare))
      }),
    )
  })
})

describe('a click on a column', () => {
  test.each([
    ['date', 'ascending'],
    ['name', 'ascending'],
    ['size', 'ascending'],
  ] as const)('on %s sorts %s if the default was active', (column, direction) => {
    expect(nextSorting(defaultSorting, column)).toEqual({ column, direction })
  })

  it('reverses the active column and starts dates with the latest', () => {
    const byName = nextSorting(defaultSorting, 'name')
    expect(nextSorting(byName, 'name')).toEqual({ column: 'name', direction: 'descending' })
    expect(nextSorting(byName, 'date')).toEqual(defaultSorting)
  })
})
