import { SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import { type Client, createClient } from '../../base/data/client.ts'
import { ServiceError } from '../../base/data/serviceError.ts'
import { backendUrl } from '../../config.ts'
import type { Identity } from './identity.ts'
import type { PasswordPrompt } from './passwordPrompt.ts'

const UNAUTHORIZED = 401
const FORBIDDEN = 403

/**
 * Creates a client that authenticates as the signed-in user. A call refused as unauthenticated is retried once with a fresh
 * token; if there is none, the provider reports the sign-out. A call that requires a recent sign-in is retried once after the
 * password was entered. Any other refusal is reported, since the user's rights may have changed.
 */
export function createSessionClient(
  token: Identity['token'],
  prompt: PasswordPrompt,
  onRefused: () => void,
): Client {
  const client = createClient(backendUrl, () => token())
  async function canRetry({ status, code }: ServiceError): Promise<boolean> {
    if (code === SIGN_IN_TOO_OLD) return await prompt.ask()
    if (status === FORBIDDEN) onRefused()
    return status === UNAUTHORIZED && (await token({ fresh: true })) !== null
  }
  return async (...asked) => {
    try {
      return await client(...asked)
    } catch (error) {
      if (!(error instanceof ServiceError) || !(await canRetry(error))) throw error
      return await client(...asked)
    }
  }
}
