import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { Marks } from '../../base/ui/useMarks.ts'

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
