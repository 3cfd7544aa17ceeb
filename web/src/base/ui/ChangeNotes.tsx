import { FormError } from './FormError.tsx'
import { FormSuccess } from './FormSuccess.tsx'
import type { Change } from './useChange.ts'

/** Shows the result of a change: why it failed, or what is done. */
export function ChangeNotes({ error, done }: Pick<Change<never>, 'error' | 'done'>) {
  return (
    <>
      <FormError text={error} />
      <FormSuccess text={done} />
    </>
  )
}
