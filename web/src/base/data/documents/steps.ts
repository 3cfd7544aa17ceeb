import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  changeDocumentsCall,
  type DocumentChange,
  undoStepCall,
} from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ask, renew } from '../ask.ts'
import type { Client } from '../client.ts'
import { createRandomKey } from '../randomKey.ts'
import { renewDocuments } from './corrections.ts'

/** A step, by which it is undone, and where its documents are since. */
export interface TakenStep {
  readonly step: string
  readonly documents: ReplyOf<typeof changeDocumentsCall>['documents']
}

/** Steps without a reply yet: another attempt at the same, because it was lost, is the same step and changes nothing twice. */
const unanswered = new Map<string, string>()

/** Does acts on documents, all or none. Rejects with a `ServiceError`. */
export async function takeStep(
  client: Client,
  queries: QueryClient,
  changes: readonly DocumentChange[],
): Promise<TakenStep> {
  const asked = JSON.stringify(changes)
  const step = unanswered.get(asked) ?? createRandomKey()
  unanswered.set(asked, step)
  try {
    const body = { step, changes: [...changes] }
    const { documents } = await ask(client, changeDocumentsCall, { body })
    unanswered.delete(asked)
    return { step, documents }
  } finally {
    await showAgain(queries)
  }
}

/** Undoes a step, all of it or nothing. Rejects with a `ServiceError`. */
export async function undoStep(client: Client, queries: QueryClient, step: string): Promise<void> {
  try {
    await ask(client, undoStepCall, { params: { step } })
  } finally {
    await showAgain(queries)
  }
}

/** Shows what the service has now, also where somebody else was faster. */
async function showAgain(queries: QueryClient): Promise<void> {
  await renew(queries, readInboxCall)
  renewDocuments(queries)
}
