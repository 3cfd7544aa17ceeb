import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Paper } from '@hausblick/contract/calls/papers.ts'

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** A page of a scanned file. */
export interface PilePage {
  /** Unique within the pile. */
  readonly key: string
  /** The file, as the service numbers it. */
  readonly paper: number
  /** Counted from 1. */
  readonly number: number
  /** How far it is turned from how it was scanned. */
  readonly turn: Turn
  /** Whether it is left out of its letter. */
  readonly isDropped: boolean
}

/** Pages that become one document. */
export interface Letter {
  /** Empty if it has no name yet. */
  readonly name: string
  /** At least one. */
  readonly pages: readonly PilePage[]
}

/** What is taken apart: all pages of one or several files, in the order of the letters. */
export type Pile = readonly Letter[]

/** The pages of a file as they were scanned, as one letter. */
export function readPaper({ paper, pages }: Pick<Paper, 'paper' | 'pages'>): Letter {
  return {
    name: '',
    pages: Array.from({ length: pages ?? 0 }, (_, index) => ({
      key: `${paper}-${index + 1}`,
      paper,
      number: index + 1,
      turn: 0,
      isDropped: false,
    })),
  }
}

export function listPages(pile: Pile): readonly PilePage[] {
  return pile.flatMap(({ pages }) => pages)
}

/** The letters without the pages that were left out; those of which nothing is left are none. */
export function keptLetters(pile: Pile): Pile {
  return pile
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ isDropped }) => !isDropped) }))
    .filter(({ pages }) => pages.length > 0)
}

/** What the service is told: each page once, in a letter or among those left out. */
export function writeSplit(pile: Pile): Extract<DocumentChange, { kind: 'splitPapers' }> {
  const toPage = ({ paper, number }: PilePage) => ({ paper, page: number })
  return {
    kind: 'splitPapers',
    letters: keptLetters(pile).map(({ name, pages }) => ({
      name,
      pages: pages.map((page) => ({ ...toPage(page), turn: page.turn })),
    })),
    dropped: listPages(pile)
      .filter(({ isDropped }) => isDropped)
      .map(toPage),
  }
}
