import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'

/** The state of a change, and what starts it. `ChangeNotes` shows what came of it. */
export interface Change<Input> {
  /** Starts it, unless one is in progress. */
  readonly run: (input: Input) => void
  /** Starts it with the fields of a form, including the name and value of the pressed button. */
  readonly onSubmit: FormData extends Input ? (event: SubmitEvent<HTMLFormElement>) => void : never
  /** Whether one is in progress. */
  readonly busy: boolean
  /** The message of the last failure; null if there is none. */
  readonly error: string | null
  /** What is to be said of the last success; null if nothing. */
  readonly done: string | null
}

/**
 * Runs what changes something, one at a time.
 *
 * @param change resolves to what is to be said once it is done, if anything. A failure keeps what was typed.
 */
export function useChange<Input = FormData>(
  change: (input: Input) => Promise<string | undefined> | Promise<void>,
): Change<Input> {
  const running = useRef(false)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (input: Input) => {
      const done = await change(input)
      return typeof done === 'string' ? done : null
    },
    // Offline, it fails visibly instead of being paused.
    networkMode: 'always',
    onSettled: () => {
      running.current = false
    },
  })
  const run = (input: Input) => {
    if (running.current) return
    running.current = true
    mutate(input)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of a dialog that this one opens stands within it for React, though not on the page.
    if (event.target !== event.currentTarget) return
    // Its type leaves it to changes that take a form's fields.
    run(new FormData(event.currentTarget, event.nativeEvent.submitter) as Input & FormData)
  }
  return {
    run,
    onSubmit: onSubmit as Change<Input>['onSubmit'],
    busy: isPending,
    error: error?.message ?? null,
    done: data ?? null,
  }
}
