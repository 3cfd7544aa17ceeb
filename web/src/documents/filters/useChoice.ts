import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Choice, changedAddress, readChoice } from './address.ts'

interface ChangeOptions {
  /** The entry in the history is replaced, as for every letter that is typed, so that the way back is a short one. */
  readonly replace?: boolean
}

export type ChoiceState = readonly [
  choice: Choice,
  change: (change: Partial<Choice>, options?: ChangeOptions) => void,
]

/** What is shown stands in the address, so that it survives a reload, the way back, and being sent to someone. */
export function useChoice(): ChoiceState {
  const { search } = useLocation()
  const navigate = useNavigate()
  // What else stands in the address, such as an open dialog, makes no other choice.
  const canonical = changedAddress('', readChoice(search))
  const choice = useMemo(() => readChoice(canonical), [canonical])
  const change = (changed: Partial<Choice>, options: ChangeOptions = {}) => {
    void navigate({ search: changedAddress(search, changed) }, options)
  }
  return [choice, change]
}
