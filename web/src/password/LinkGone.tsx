import { identityErrors } from '@hausblick/contract/identity.ts'
import { FormError } from '../ui/FormError.tsx'
import { PrimaryLink } from './PrimaryLink.tsx'
import * as texts from './texts.ts'

/** Says that the link is not whole, and where there is a new one. */
export function LinkGone() {
  return (
    <>
      <FormError text={identityErrors.resetInvalid} />
      <PrimaryLink to="/login" text={texts.askForLink} />
    </>
  )
}
