import { useMemo } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { type Choice, changedAddress, readChoice } from './address.ts'

export type ChoiceState = readonly [
  choice: Choice,
  /** Replaces the history's entry where `options` say so, as for every letter that is typed, so that the way back is short. */
  change: (change: Partial<Choice>, options?: NavigateOptions) => void,
]

/** What is shown stands in the address, so that it survives a reload, the way back, and being sent to someone. */
export function useChoice(): ChoiceState {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  // What else stands in the address, such as an open dialog, makes no other choice.
  const canonical = changedAddress('', readChoice(search))
  const choice = useMemo(() => readChoice(canonical), [canonical])
  const change = (changed: Partial<Choice>, options?: NavigateOptions) =>
    setParams(changedAddress(search, changed), options)
  return [choice, change]
}
