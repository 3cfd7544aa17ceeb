import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { Marks } from '../../base/ui/useMarks.ts'
import type { Steps } from '../../parts/layout/marked/useSteps.ts'

const StepsContext = createContext<Steps | null>(null)

/** Rendered around lists with what takes the steps of which they tell. */
export const StepsProvider = StepsContext.Provider

export function useListSteps(): Steps {
  const steps = use(StepsContext)
  if (!steps) throw new Error('Nothing takes steps here.')
  return steps
}

interface Props {
  /** The documents listed so far. */
  entries: readonly DocumentEntry[]
  children: (marks: Marks | null) => ReactNode
}

const MarkingContext = createContext<ComponentType<Props> | null>(null)

/** Rendered around lists whose documents staff can mark, with what lets them. */
export const MarkingProvider = MarkingContext.Provider

/** Renders documents so that staff can mark them; for customers without marks. */
export function Marking(props: Props): ReactNode {
  const WithMarks = use(MarkingContext)
  return WithMarks ? createElement(WithMarks, props) : props.children(null)
}
