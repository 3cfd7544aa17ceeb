import { type SubmitEvent, useState } from 'react'

export interface Submission {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** While the form is on its way; it cannot be sent twice. */
  readonly busy: boolean
  /** Why it did not arrive, as the user reads it. */
  readonly error: string | null
}

/**
 * Sends a form, with the name and value of the button that was pressed, and says why where that fails; what was typed stays
 * as it is.
 */
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
