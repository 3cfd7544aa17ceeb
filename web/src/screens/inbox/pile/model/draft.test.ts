import { expect, test } from 'vitest'
import { takeUp } from './draft.ts'
import { dropPages, movePage, nameLetter, toggleCut, turnPage } from './edit.ts'
import { type Pile, readPaper } from './pile.ts'

const scan = { paper: 1, pages: 3 }
const other = { paper: 2, pages: 2 }

function begin(): Pile {
  let pile: Pile = [readPaper(scan), readPaper(other)]
  pile = toggleCut(turnPage(pile, '1-1'), '1-3')
  pile = dropPages(movePage(pile, '2-1', '1-1', 1), new Set(['2-2']), true)
  return nameLetter(pile, '1-3', 'Mahnung')
}

function write(pile: Pile | null): string | undefined {
  return pile?.map(({ pages }) => pages.map(({ key }) => key).join(' ')).join(' | ')
}

test('goes on where the clerk has left', () => {
  expect(takeUp(JSON.parse(JSON.stringify(begin())), [scan, other])).toEqual(begin())
})

test.each([
  ['a file that waits no longer', [scan], '1-1 1-2 | 1-3'],
  ['a file that is new', [{ paper: 3, pages: 1 }, scan, other], '1-1 2-1 1-2 | 1-3 | 2-2 | 3-1'],
  ['a file that has other pages', [{ paper: 1, pages: 1 }, other], '1-1 2-1 | 2-2'],
  ['only other files', [{ paper: 3, pages: 1 }], undefined],
])('has each page once with %s', (_, papers, left) => {
  expect(write(takeUp(begin(), papers))).toBe(left)
})
