import { describe, expect, it, test } from 'vitest'
import { changedSearch, readSelection, type Selection } from './useSelection.ts'

const read = (search: string) => readSelection(new URLSearchParams(search))
const changed = (search: string, change: Partial<Selection>) =>
  changedSearch(new URLSearchParams(search), change).toString()

describe('readSelection', () => {
  test.each([
    ['', 'portfolio'],
    ['?ansicht=objekt', 'objekt'],
    ['?ansicht=einheit&x=1', 'einheit'],
    ['?ansicht=OBJEKT', 'portfolio'],
    ['?ansicht=', 'portfolio'],
  ])('%s shows the view %s', (search, view) => {
    expect(read(search).view).toBe(view)
  })

  it('reads the chosen ids, null for the first one', () => {
    expect(read('?objekt=O%201&einheit=W2')).toMatchObject({
      objekt: 'O 1',
      einheit: 'W2',
    })
    expect(read('')).toMatchObject({ objekt: null, einheit: null })
  })
})

describe('changedSearch', () => {
  it('keeps what is chosen elsewhere, and what belongs to others', () => {
    expect(changed('?ansicht=objekt&objekt=O1&x=1', { objekt: 'O 2' })).toBe(
      'ansicht=objekt&objekt=O+2&x=1',
    )
  })

  it('forgets which loans of another view were shown', () => {
    expect(changed('?kredit=a&sortierung=zins', { view: 'objekt' })).toBe('ansicht=objekt')
  })

  it('leaves the first view out', () => {
    expect(changed('?ansicht=objekt', { view: 'portfolio' })).toBe('')
  })

  it('is what was chosen when it is read again', () => {
    const chosen = { view: 'einheit', objekt: null, einheit: 'W&1=ä' } as const
    expect(read(`?${changed('', chosen)}`)).toEqual(chosen)
  })
})
