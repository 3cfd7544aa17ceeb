import { pages } from './pages.ts'
import {
  mapParameter,
  optionalParameter,
  recordParameter,
  writeSearch,
} from './searchParameters.ts'

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

/** The step that has just taken papers apart, in the inbox. */
export const splitParameter = recordParameter({
  step: optionalParameter('zerlegt', /^[0-9a-f]{32}$/),
  papers: pileParameter,
})

/** Returns the address at which it is said that papers were taken apart. */
export function splitAddress(split: ReturnType<(typeof splitParameter)['read']>): string {
  return `${pages.inbox.path}?${writeSearch(splitParameter, '', split)}`
}
