import { expect, it } from 'vitest'
import { readEntries } from './entry.ts'

it('reads file names and leaves out those that cannot be read', () => {
  const names = [
    'readv_K-1_Weg 1_20250309_Brief_An_alle.pdf',
    'readv_K-1_Weg 1_20250309_Brief.pdf',
    'read_K-1_Weg 1_20250309_Brief_A.pdf',
    'readv_K-1_Weg 1_20250309_Brief_A.docx',
  ]
  const rows = names.map((name) => ({ name, downloadUrl: 'key', size: 7 }))
  expect(readEntries(rows)).toEqual([
    {
      fileName: 'readv_K-1_Weg 1_20250309_Brief_An_alle.pdf',
      customerId: 'K-1',
      street: 'Weg 1',
      date: '2025-03-09',
      type: 'Brief',
      name: 'An_alle',
      downloadUrl: 'key',
      size: 7,
      state: null,
      supplier: null,
      expenseKind: null,
      active: [],
      customer: null,
      searchText: 'an_alle\nbrief\nweg 1\n09.03.2025',
    },
  ])
})

it('keeps the state of documents uploaded by customers', () => {
  const name = 'readv_K-1_Allgemein_20250309_Eingang_A.pdf'
  const [entry] = readEntries([{ name, downloadUrl: '', size: 0, state: 'received' }])
  expect(entry?.state).toBe('received')
})
