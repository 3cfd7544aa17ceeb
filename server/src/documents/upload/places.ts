import type { Account } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'

/** Lets only so many uploads run at once in this process, and of one account fewer, so that nobody takes every place. */
export interface Places {
  /** Takes a place and gives what gives it back; throws with 503 where there is none. */
  take({ issuer, subject }: Account): () => void
}

const RETRY_AFTER_SECONDS = 5

export function createPlaces(most: number, mostPerAccount: number): Places {
  const taken = new Map<string, number>()
  let sum = 0
  const count = (key: string, by: 1 | -1) => {
    sum += by
    const own = (taken.get(key) ?? 0) + by
    if (own === 0) taken.delete(key)
    else taken.set(key, own)
  }
  return {
    take: ({ issuer, subject }) => {
      const key = JSON.stringify([issuer, subject])
      if (sum >= most || (taken.get(key) ?? 0) >= mostPerAccount) throw noPlace()
      count(key, 1)
      return () => count(key, -1)
    },
  }
}

function noPlace(): ServiceError {
  return new ServiceError(503, texts.manyUploads, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}
