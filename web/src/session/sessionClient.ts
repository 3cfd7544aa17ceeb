import { backendUrl } from '../config.ts'
import { type Client, createClient } from '../data/client.ts'
import { ServiceError } from '../data/serviceError.ts'
import type { Identity } from './identity.ts'

const UNAUTHORIZED = 401

/**
 * The client of who is signed in. A call that the service takes for nobody's is made once more with a fresh token; when
 * there is none any more, the provider tells everyone that nobody is signed in.
 */
export function sessionClient(identity: Identity): Client {
  const client = createClient(backendUrl, () => identity.token())
  return async (call) => {
    try {
      return await client(call)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== UNAUTHORIZED) throw error
      if ((await identity.token({ fresh: true })) === null) throw error
      return await client(call)
    }
  }
}
