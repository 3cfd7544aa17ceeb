import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { type Paper, readPaperCall } from '@hausblick/contract/calls/papers.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, askForFile } from '../ask.ts'
import type { Client } from '../client.ts'
import { ServiceError } from '../serviceError.ts'

/** Reads those of several papers that wait, in their order. */
export function pileQuery(client: Client, numbers: readonly number[]) {
  return queryOptions({
    queryKey: [readPaperCall.path, numbers],
    queryFn: async ({ signal }) => {
      const read = await Promise.all(numbers.map((number) => readPaper(client, number, signal)))
      return read.filter((paper) => paper !== null)
    },
    // What somebody takes apart does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Null if it waits no longer. */
async function readPaper(client: Client, number: number, signal: AbortSignal) {
  try {
    return await ask(client, readPaperCall, { params: { paper: String(number) } }, { signal })
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null
    throw error
  }
}

/** Loads the PDF of a paper. Rejects with a `ServiceError`. */
export async function loadPaper(
  client: Client,
  { downloadUrl, name }: Pick<Paper, 'downloadUrl' | 'name'>,
): Promise<ArrayBuffer> {
  const query = { fileUrl: downloadUrl, fileName: `${name}.pdf` }
  return await (await askForFile(client, previewDocumentCall, { query })).arrayBuffer()
}
