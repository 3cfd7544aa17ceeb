import { describe, expect, it, test } from 'vitest'
import { changedSearch, readSelection } from './useSelection.ts'

describe('readSelection', () => {
  test.each([
    ['', 'portfolio'],
    ['?ansicht=objekt', 'objekt'],
    ['?ansicht=einheit&x=1', 'einheit'],
    ['?ansicht=OBJEKT', 'portfolio'],
    ['?ansicht=', 'portfolio'],
  ])('%s shows the view %s', (search, view) => {
    expect(readSelection(search).view).toBe(view)
  })

  it('reads the chosen ids, null for the first one', () => {
    expect(readSelection('?objekt=O%201&einheit=W2')).toMatchObject({
      objekt: 'O 1',
      einheit: 'W2',
    })
    expect(readSelection('')).toMatchObject({ objekt: null, einheit: null })
  })
})

describe('changedSearch', () => {
  it('keeps what is chosen elsewhere, and what belongs to others', () => {
    expect(changedSearch('?ansicht=objekt&objekt=O1&x=1', { objekt: 'O 2' })).toBe(
      'ansicht=objekt&objekt=O+2&x=1',
    )
  })

  it('leaves the first view out', () => {
    expect(changedSearch('?ansicht=objekt', { view: 'portfolio' })).toBe('')
  })

  it('is what was chosen when it is read again', () => {
    const chosen = { view: 'einheit', objekt: null, einheit: 'W&1=ä' } as const
    expect(readSelection(`?${changedSearch('', chosen)}`)).toEqual(chosen)
  })
})
