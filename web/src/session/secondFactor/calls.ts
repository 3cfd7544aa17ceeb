import { identityErrors } from '@hausblick/contract/identity.ts'
import { secondFactorPaths } from '@hausblick/contract/secondFactor.ts'
import { secondFactorErrors } from '@hausblick/contract/secondFactorErrors.ts'
import type { ConfirmSignIn } from '@hausblick/contract/secondFactorRequests.ts'
import type { Post } from '../identity.ts'
import { answerChallenge } from './ceremonies.ts'

const messages = { ...identityErrors, ...secondFactorErrors }

/** Returns the call that completes a sign-in by a code. */
export function confirmByCode(confirmation: ConfirmSignIn) {
  return async (post: Post): Promise<void> => {
    await post(secondFactorPaths.signIn, confirmation, messages)
  }
}

/** Signs in by a passkey of this device or another, as the browser offers. */
export async function signInByPasskey(post: Post): Promise<void> {
  const options = await post(secondFactorPaths.passkeyChallenge, {}, messages)
  const assertion = await answerChallenge(options)
  await post(secondFactorPaths.passkeySignIn, { assertion }, messages)
}
