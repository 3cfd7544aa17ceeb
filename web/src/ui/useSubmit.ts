import { type SubmitEvent, useState } from 'react'

export interface Submission {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Whether a submission is in progress; further ones are ignored. */
  readonly busy: boolean
  /** The message of the last failure; null if there is none. */
  readonly error: string | null
}

/** Submits a form, including the name and value of the pressed button. A failure keeps the input and sets `error`. */
export function useSubmit(send: (fields: FormData) => Promise<void>): Submission {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(fields: FormData) {
    setBusy(true)
    setError(null)
    try {
      await send(fields)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }

  return {
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy) void submit(new FormData(event.currentTarget, event.nativeEvent.submitter))
    },
    busy,
    error,
  }
}
