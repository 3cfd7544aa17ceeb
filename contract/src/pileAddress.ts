import { pages } from './pages.ts'
import { mapParameter, optionalParameter, writeSearch } from './searchParameters.ts'

/** The papers that are taken apart together. */
export const pileParameter = mapParameter(
  optionalParameter('papier', /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/),
  {
    read: (text): readonly number[] => (text === null ? [] : text.split(',').map(Number)),
    write: (papers: readonly number[]) => (papers.length === 0 ? null : papers.join(',')),
  },
)

/** Returns the address at which papers are taken apart. */
export function pileAddress(papers: readonly number[]): string {
  return `${pages.pile.path}?${writeSearch(pileParameter, '', papers)}`
}

/** The split that has just been made, in the inbox. */
export const splitParameter = optionalParameter('zerlegt', /^[1-9]\d{0,14}$/)
