import { keyParameter } from '@hausblick/contract/searchParameters.ts'

const words = {
  overview: 'ueberblick',
  people: 'personen',
  figures: 'zahlen',
  documents: 'dokumente',
  log: 'protokoll',
} as const
export type CustomerSection = keyof typeof words

/** The section of a customer's page. */
export const sectionParameter = keyParameter('bereich', words, 'overview')

/** The sections that someone sees: the log is for operators. */
export function sectionsFor(isOperator: boolean): readonly CustomerSection[] {
  const sections = Object.keys(words) as CustomerSection[]
  return isOperator ? sections : sections.filter((section) => section !== 'log')
}
