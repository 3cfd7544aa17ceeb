import { identityErrors } from '@hausblick/contract/identity.ts'
import { readSignInError } from '@hausblick/contract/signInErrors.ts'
import { FormError } from '../../../base/ui/FormError.tsx'

/** Says why a renewed sign-in at a provider failed. */
export default function Unconfirmed({ search }: { search: string }) {
  return <FormError text={identityErrors[readSignInError(search) ?? 'unavailable']} />
}
