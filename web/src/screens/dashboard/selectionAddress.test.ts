import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { describe, expect, it, test } from 'vitest'
import { type Selection, selectionParameter } from './selectionAddress.ts'

const read = (search: string) => readSearch(selectionParameter, search)
const change = (search: string, changed: Partial<Selection>) =>
  writeSearch(selectionParameter, search, { ...read(search), ...changed })

describe('a selection in the address', () => {
  test.each([
    ['', 'portfolio'],
    ['?ansicht=objekt', 'object'],
    ['?ansicht=einheit&x=1', 'unit'],
    ['?ansicht=OBJEKT', 'portfolio'],
    ['?ansicht=', 'portfolio'],
  ])('%s shows the view %s', (search, view) => {
    expect(read(search).view).toBe(view)
  })

  it('has the selected ids, null for the first one', () => {
    expect(read('?objekt=O%201&einheit=W2')).toMatchObject({ objectId: 'O 1', unitId: 'W2' })
    expect(read('')).toMatchObject({ objectId: null, unitId: null })
  })

  it('keeps the selections of other views, and other parameters', () => {
    expect(change('?ansicht=objekt&objekt=O1&x=1', { objectId: 'O 2' })).toBe(
      'x=1&ansicht=objekt&objekt=O+2',
    )
  })

  it('omits the first view', () => {
    expect(change('?ansicht=objekt', { view: 'portfolio' })).toBe('')
  })

  it('reads back as written', () => {
    const chosen = { view: 'unit', objectId: null, unitId: 'W&1=ä' } as const
    expect(read(change('', chosen))).toEqual(chosen)
  })
})
