import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtBlank } from './blank.ts'
import { dropPages, movePage, nameLetter, stepPage, toggleCut, turnPage } from './edit.ts'
import { addStep, redo, startHistory, undo } from './history.ts'
import { keptLetters, listPages, type Pile, readPaper, writeSplit } from './pile.ts'

/** A pile of letters, each written as the numbers of its pages of one file, as in `12|3`. */
function pileOf(written: string): Pile {
  return written.split('|').map((letter) => ({
    name: '',
    pages: [...letter].map((digit) => ({
      key: digit,
      paper: 1,
      number: Number(digit),
      turn: 0 as const,
      isDropped: false,
    })),
  }))
}

function write(pile: Pile): string {
  return pile.map(({ pages }) => pages.map(({ key }) => key).join('')).join('|')
}

test.each([
  ['a cut within a letter', '1234', (pile: Pile) => toggleCut(pile, '3'), '12|34'],
  ['a cut that is there', '12|34', (pile: Pile) => toggleCut(pile, '3'), '1234'],
  ['no cut before the first page', '12|34', (pile: Pile) => toggleCut(pile, '1'), '12|34'],
  ['a step to the front', '123', (pile: Pile) => stepPage(pile, '3', -1), '132'],
  ['a step to the back', '123', (pile: Pile) => stepPage(pile, '1', 1), '213'],
  ['a step into the letter before', '12|34', (pile: Pile) => stepPage(pile, '3', -1), '123|4'],
  ['a step into the letter after', '12|34', (pile: Pile) => stepPage(pile, '2', 1), '1|234'],
  ['the only page joins its neighbour', '12|3|4', (pile: Pile) => stepPage(pile, '3', -1), '123|4'],
  ['no step beyond the end', '1|2', (pile: Pile) => stepPage(pile, '2', 1), '1|2'],
  ['before a page', '12|34', (pile: Pile) => movePage(pile, '4', '1', -1), '412|3'],
  ['after a page', '12|34', (pile: Pile) => movePage(pile, '1', '3', 1), '2|314'],
  ['beside itself', '12|34', (pile: Pile) => movePage(pile, '1', '1', 1), '12|34'],
  ['beside no page', '12|34', (pile: Pile) => movePage(pile, '1', '9', 1), '12|34'],
])('%s', (_name, before, edit, after) => {
  expect(write(edit(pileOf(before)))).toBe(after)
})

test('a joined letter keeps the name that one of both has', () => {
  const second = nameLetter(pileOf('1|2'), '2', 'Rechnung')
  expect(toggleCut(second, '2')[0]?.name).toBe('Rechnung')
  const both = nameLetter(second, '1', 'Vertrag')
  expect(toggleCut(both, '2')[0]?.name).toBe('Vertrag')
})

test('four quarters are none', () => {
  const once = turnPage(pileOf('12'), '2')
  expect(listPages(once).map(({ turn }) => turn)).toEqual([0, 90])
  const often = [1, 2, 3].reduce((pile) => turnPage(pile, '2'), once)
  expect(often).toEqual(pileOf('12'))
})

test('what is left out is in no letter, and stays where it was', () => {
  const pile = dropPages(pileOf('1|23|4'), new Set(['1', '2']), true)
  expect(write(keptLetters(pile))).toBe('3|4')
  expect(write(pile)).toBe('1|23|4')
  expect(dropPages(pile, new Set(['1', '2']), false)).toEqual(pileOf('1|23|4'))
})

test.each([
  ['12345', ['3'], '123|45', '12|45'],
  ['1|2345', ['1', '3', '5'], '1|23|45', '2|4'],
  ['123', ['2', '3'], '12|3', '1'],
  ['123', [], '123', '123'],
])('%s is cut at blank pages %j', (before, blank, after, kept) => {
  const cut = cutAtBlank(pileOf(before), new Set(blank))
  expect(write(cut)).toBe(after)
  expect(write(keptLetters(cut))).toBe(kept)
})

test('the service is told of each page once', () => {
  const pile = [readPaper({ paper: 7, pages: 2 }), readPaper({ paper: 8, pages: 2 })]
  const moved = movePage(nameLetter(pile, '7-1', 'Vertrag'), '8-2', '7-1', 1)
  expect(writeSplit(dropPages(turnPage(moved, '8-2'), new Set(['7-1']), true))).toEqual({
    kind: 'splitPapers',
    letters: [
      {
        name: 'Vertrag',
        pages: [
          { paper: 8, page: 2, turn: 90 },
          { paper: 7, page: 2, turn: 0 },
        ],
      },
      { name: '', pages: [{ paper: 8, page: 1, turn: 0 }] },
    ],
    dropped: [{ paper: 7, page: 1 }],
  })
})

const pages = 8
const key = fc.integer({ min: 1, max: pages }).map((number) => `1-${number}`)
const side = fc.constantFrom(-1 as const, 1 as const)
const edit = fc.oneof(
  key.map((one) => (pile: Pile) => toggleCut(pile, one)),
  key.map((one) => (pile: Pile) => turnPage(pile, one)),
  fc.tuple(key, fc.boolean()).map(([one, isDropped]) => (pile: Pile) => {
    return dropPages(pile, new Set([one]), isDropped)
  }),
  fc.tuple(key, side).map(
    ([one, by]) =>
      (pile: Pile) =>
        stepPage(pile, one, by),
  ),
  fc.tuple(key, key, side).map(([one, other, by]) => (pile: Pile) => {
    return movePage(pile, one, other, by)
  }),
  fc.tuple(key, fc.string()).map(
    ([one, name]) =>
      (pile: Pile) =>
        nameLetter(pile, one, name),
  ),
)

test('however it is edited, no page is lost or twice, and all can be undone', () => {
  const start: Pile = [readPaper({ paper: 1, pages })]
  const all = listPages(start).map((page) => page.key)
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const end = edits.reduce(
        (history, change) => addStep(history, change(history.present)),
        startHistory(start),
      )
      const keys = listPages(end.present).map((page) => page.key)
      expect(keys.toSorted()).toEqual(all)
      expect(end.present.every((letter) => letter.pages.length > 0)).toBe(true)
      const back = end.past.reduce(undo, end)
      expect(back.present).toBe(start)
      expect(end.past.reduce(redo, back)).toEqual(end)
    }),
  )
})
