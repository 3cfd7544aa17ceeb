import { SUBJECTS } from '@hausblick/contract/mapping/subjects.ts'
import { findCandidates } from './candidates.ts'

/** Counts headings that are known in the subject that knows most; of joined ones, those whose lower part is known too. */
export type CountKnown = (headings: readonly string[], lower?: readonly string[]) => number

/** Returns a count that looks each heading up once. */
export function createCount(): CountKnown {
  const known = new Map<string, readonly boolean[]>()
  const subjectsOf = (heading: string) => {
    const found =
      known.get(heading) ??
      SUBJECTS.map((subject) => findCandidates(heading, subject, {}).length > 0)
    known.set(heading, found)
    return found
  }
  return (headings, lower = []) => {
    const all = headings.map((heading, index) => {
      const whole = subjectsOf(heading.trim())
      const part = subjectsOf((lower[index] ?? '').trim())
      return whole.map((isKnown, subject) => isKnown || part[subject] === true)
    })
    return Math.max(...SUBJECTS.map((_, subject) => all.filter((one) => one[subject]).length))
  }
}
