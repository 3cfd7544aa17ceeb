import type { NavigateOptions } from 'react-router'
import { useAddressState } from '../../ui/useAddressState.ts'
import { type Choice, choiceParameter } from './address.ts'

export type ChoiceState = readonly [
  choice: Choice,
  /** Replaces the history's entry where `options` say so, as for every letter that is typed, so that the way back is short. */
  change: (change: Partial<Choice>, options?: NavigateOptions) => void,
]

/** Which documents are shown, and in which order. */
export function useChoice(): ChoiceState {
  const [choice, write] = useAddressState(choiceParameter)
  return [choice, (change, options) => write({ ...choice, ...change }, options)]
}
