import { SIGN_IN_TOO_OLD } from '@hausblick/contract/calls.ts'
import { backendUrl } from '../config.ts'
import { type Client, createClient } from '../data/client.ts'
import { ServiceError } from '../data/serviceError.ts'
import type { Identity } from './identity.ts'
import type { PasswordPrompt } from './passwordPrompt.ts'

const UNAUTHORIZED = 401

/**
 * The client of who is signed in. A call that the service takes for nobody's is made once more with a fresh token; when
 * there is none any more, the provider tells everyone that nobody is signed in. One that needs a recent sign-in is made once more
 * after the password was entered.
 */
export function sessionClient(identity: Identity, prompt: PasswordPrompt): Client {
  const client = createClient(backendUrl, () => identity.token())
  async function isMended({ status, code }: ServiceError): Promise<boolean> {
    if (code === SIGN_IN_TOO_OLD) return await prompt.ask()
    return status === UNAUTHORIZED && (await identity.token({ fresh: true })) !== null
  }
  return async (call) => {
    try {
      return await client(call)
    } catch (error) {
      if (!(error instanceof ServiceError) || !(await isMended(error))) throw error
      return await client(call)
    }
  }
}
