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

/** Changes documents, all or none. Resolves to the step, by which it is undone; rejects with a `ServiceError`. */
export async function changeDocuments(
  client: Client,
  queries: QueryClient,
  changes: readonly DocumentChange[],
): Promise<string> {
  const step = createRandomKey()
  try {
    await ask(client, changeDocumentsCall, { body: { step, changes: [...changes] } })
  } finally {
    await showAgain(queries)
  }
  return step
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
