import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'

/**
 * Creates the lookup of a token's key among those that the provider publishes. Keys are cached as long as the provider's
 * headers allow; an unknown key id triggers a reload, at most every 30 seconds. Throws 503, not 401, where the keys cannot
 * be fetched.
 */
export function createPublishedKeyLookup(url: URL): JWTVerifyGetKey {
  let fresh = 0
  let staleAt = 0
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    [customFetch]: async (address, options) => {
      const response = await fetch(address, options)
      fresh = freshSeconds(response.headers)
      return response
    },
  })
  return async (header, token) => {
    try {
      if (Date.now() >= staleAt) {
        await keys.reload()
        staleAt = Date.now() + fresh * 1000
      }
      return await keys(header, token)
    } catch (error) {
      throw isFaultOfToken(error) ? error : unavailable(error)
    }
  }
}

function isFaultOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
  )
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError(503, texts.signInUnchecked, { cause, headers: { 'retry-after': '60' } })
}

/** How long a reply counts from now on, by its `Cache-Control` and `Age` (RFC 9111); 0 where it does not say. */
function freshSeconds(headers: Headers): number {
  const maxAge = /\bmax-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1] ?? 0
  return Math.max(0, Number(maxAge) - Number(headers.get('age') ?? 0))
}
