import * as client from 'openid-client'
import { ProofRefused } from './proof.ts'

/** Why a provider's answer was not accepted: what the person is told, and what the log may say. */
interface Refusal {
  readonly code: 'providerAway' | 'providerCancelled' | 'providerRefused'
  /** In a few words of ours, never with anything out of a token. */
  readonly cause: Error
}

/** Describes an error of `openid-client` without its causes, which hold tokens and what the provider wrote. */
export function describeRefusal(error: unknown): Refusal {
  return { code: codeOf(error), cause: new Error(wordOf(error)) }
}

function codeOf(error: unknown): Refusal['code'] {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
    return 'providerCancelled'
  // `fetch` throws a TypeError where nobody answers.
  if (error instanceof TypeError || wordOf(error) === 'OAUTH_TIMEOUT') return 'providerAway'
  if (error instanceof client.ResponseBodyError && error.status >= 500) return 'providerAway'
  return 'providerRefused'
}

function wordOf(error: unknown): string {
  if (error instanceof ProofRefused) return error.message
  if (error instanceof TypeError) return 'no answer'
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
