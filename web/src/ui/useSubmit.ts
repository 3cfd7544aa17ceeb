import { type FormEvent, useState } from 'react'

export interface Submission {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** While the form is on its way; it cannot be sent twice. */
  readonly busy: boolean
  /** Why it did not arrive, as the user reads it. */
  readonly error: string | null
}

/** Sends a form and says why where that fails; what was typed stays as it is. */
export function useSubmit(send: (fields: FormData) => Promise<void>): Submission {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(form: HTMLFormElement) {
    setBusy(true)
    setError(null)
    try {
      await send(new FormData(form))
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }

  return {
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget)
    },
    busy,
    error,
  }
}
