import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import { ServiceError } from '../../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/**
 * Creates the lookup of a token's key among those that the provider publishes. Keys are cached as long as the provider's
 * headers allow; an unknown key id triggers a reload, at most every 30 seconds. The lookup throws a ServiceError (503) if
 * the keys cannot be fetched, and jose's errors for a key that does not exist.
 */
export function createPublishedKeyLookup(url: URL): JWTVerifyGetKey {
  let fresh = 0
  let fetchedAt = 0
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    [customFetch]: async (address, options) => {
      const response = await fetch(address, options)
      fresh = readFreshSeconds(response.headers)
      return response
    },
  })
  return async (header, token) => {
    try {
      const age = Date.now() - fetchedAt
      // Negative where the clock has been set back.
      if (age < 0 || age >= fresh * 1000) {
        await keys.reload()
        fetchedAt = Date.now()
      }
      return await keys(header, token)
    } catch (error) {
      throw isUnknownKey(error) ? error : createUnavailable(error)
    }
  }
}

function isUnknownKey(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
  )
}

function createUnavailable(cause: unknown): ServiceError {
  return new ServiceError(503, texts.signInUnchecked, { cause, headers: { 'retry-after': '60' } })
}

/** Returns the remaining freshness lifetime of a response in seconds (RFC 9111 §4.2); 0 without `max-age`. */
function readFreshSeconds(headers: Headers): number {
  const maxAge = /\bmax-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1] ?? 0
  return Math.max(0, Number(maxAge) - Number(headers.get('age') ?? 0))
}
