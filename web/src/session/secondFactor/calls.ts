import { identityErrors, identityPaths } from '@hausblick/contract/identity.ts'
import {
  type PendingSignIn,
  secondFactorPaths,
  signInReply,
} from '@hausblick/contract/secondFactor.ts'
import { secondFactorErrors } from '@hausblick/contract/secondFactorErrors.ts'
import type { ConfirmSignIn } from '@hausblick/contract/secondFactorRequests.ts'
import type { Post } from '../embeddedCalls.ts'
import { IdentityError } from '../identityError.ts'

// Loaded with the forms that sign in: the pages of those who are signed in need none of it.

export const messages = { ...identityErrors, ...secondFactorErrors }

export async function signIn(
  post: Post,
  email: string,
  password: string,
): Promise<PendingSignIn | null> {
  const reply = signInReply.safeParse(await post(identityPaths.signIn, { email, password }))
  if (!reply.success) throw new IdentityError('unavailable', { cause: reply.error })
  return reply.data.secondFactor ?? null
}

export async function confirmSignIn(post: Post, confirmation: ConfirmSignIn): Promise<void> {
  await post(secondFactorPaths.signIn, confirmation, messages)
}

/** @param answer has the browser sign the service's challenge */
export async function signInByPasskey(
  post: Post,
  answer: (options: unknown) => Promise<unknown>,
): Promise<void> {
  const options = await post(secondFactorPaths.passkeyChallenge, {}, messages)
  const assertion = await answer(options)
  await post(secondFactorPaths.passkeySignIn, { assertion }, messages)
}
