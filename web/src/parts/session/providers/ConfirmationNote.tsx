import { identityErrors } from '@hausblick/contract/identity.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { providerStepParameter, readSignInError } from '@hausblick/contract/signInAddresses.ts'
import { useLocation } from 'react-router'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import * as texts from './texts.ts'

/** Shown after a renewed sign-in at a provider: the interrupted step has to be repeated. */
export function ConfirmationNote() {
  const { search } = useLocation()
  const step = readSearch(providerStepParameter, search)
  if (step === 'confirmed') return <FormSuccess text={texts.confirmed} />
  if (step !== 'unconfirmed') return null
  return <FormError text={identityErrors[readSignInError(search) ?? 'unavailable']} />
}
