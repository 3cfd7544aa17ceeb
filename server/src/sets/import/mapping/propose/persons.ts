import { foldHeading } from '../labels.ts'
import { OF_PERSONS } from '../persons.ts'
import { sniff } from '../sniff.ts'
import type { LearnedHeadings } from './candidates.ts'
import type { ProposedField, SourceColumn } from './field.ts'
import { isPossible } from './possible.ts'

const SCORE = 0.8
const NUMBER = /(?<!\d)[12](?!\d)/
const BESIDE = /[^\p{L}]+|person/gu

/** Proposes for columns of a second person what those of the first are: `E-Mail 2` beside `E-Mail 1` or `E-Mail`. */
export function proposeSecondPersons(
  columns: readonly SourceColumn[],
  proposed: readonly (ProposedField | null)[],
  learned: LearnedHeadings,
): (ProposedField | null)[] {
  const headings = columns.map(({ heading }) => {
    const folded = foldHeading(heading)
    const isSecond = NUMBER.exec(folded)?.[0] === '2'
    return { folded, isSecond, name: folded.replace(NUMBER, '').replaceAll(BESIDE, '') }
  })
  const first = new Map(
    headings.flatMap(({ isSecond, name }, index) => {
      const field = proposed[index]
      return field && !isSecond && OF_PERSONS.has(field.field) ? [[name, field] as const] : []
    }),
  )
  return columns.map(({ values }, index) => {
    const { folded = '', isSecond = false, name = '' } = headings[index] ?? {}
    const own = proposed[index] ?? null
    const field = first.get(name)
    const isOpen = own === null && isSecond && learned.owner?.[folded] !== null
    return field && isOpen && isPossible(field.field, sniff(values), 'owner')
      ? { ...field, score: SCORE }
      : own
  })
}
