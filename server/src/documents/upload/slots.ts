import type { Account } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/**
 * Limits the uploads that run at once in this process, in total and per account. Slots beyond the shared ones are for an
 * account's only upload: a few accounts that send slowly may hold all shared slots for minutes.
 */
export interface UploadSlots {
  /** Claims a slot and returns the function that frees it. Throws a ServiceError (503) if none is free. */
  acquire({ issuer, subject }: Account): () => void
}

export interface SlotCounts {
  readonly shared: number
  readonly forSingle: number
  readonly perAccount: number
}

const RETRY_AFTER_SECONDS = 5

export function createUploadSlots({ shared, forSingle, perAccount }: SlotCounts): UploadSlots {
  const taken = new Map<string, number>()
  let sum = 0
  const count = (key: string, by: 1 | -1) => {
    sum += by
    const own = (taken.get(key) ?? 0) + by
    if (own === 0) taken.delete(key)
    else taken.set(key, own)
  }
  return {
    acquire: ({ issuer, subject }) => {
      const key = JSON.stringify([issuer, subject])
      const own = taken.get(key) ?? 0
      if (own >= perAccount || sum >= shared + (own === 0 ? forSingle : 0)) throw noSlot()
      count(key, 1)
      return () => count(key, -1)
    },
  }
}

function noSlot(): ServiceError {
  return new ServiceError(503, texts.manyUploads, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    refusal: 'uploads',
  })
}
