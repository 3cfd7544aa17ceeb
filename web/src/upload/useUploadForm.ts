import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '../data/access.ts'
import { forgetLists } from '../data/documents/list.ts'
import { logFailure } from '../data/failures.ts'
import { type DocumentUpload, sendDocument } from '../data/uploads.ts'
import { type Submission, useSubmit } from '../ui/useSubmit.ts'
import { saidOfFailed, saidOfSent } from './queue/said.ts'
import type { Upload } from './queue/upload.ts'
import type { Send, UploadQueue } from './queue/uploadQueue.ts'
import type { UploadTexts } from './uploadTexts.ts'

/**
 * Makes what is sent of each file; throws an Error whose message says what is missing in the form.
 *
 * @param typedName what has been typed as a name where there is no file yet
 */
export type Prepare = (
  typedName: string,
  uploads: readonly Upload[],
) => (upload: Upload) => DocumentUpload

interface Options {
  readonly queue: UploadQueue
  readonly texts: UploadTexts
  readonly typedName: string
  readonly prepare: Prepare
  readonly onUploaded: (message: string) => void
}

interface UploadForm extends Submission {
  /** Sends the one file of that key, as the whole form is sent. */
  readonly onRetry: (form: HTMLFormElement | null, key: string) => void
}

/** Sends what stands in an upload form. What does not arrive stays in it. */
export function useUploadForm({
  queue,
  texts,
  typedName,
  prepare,
  onUploaded,
}: Options): UploadForm {
  const { client } = useAccess()
  const queries = useQueryClient()
  const only = useRef<string | null>(null)
  const submission = useSubmit(async () => {
    const key = only.current
    only.current = null
    const documentOf = prepare(typedName, queue.uploads())
    const send: Send = async (upload, sending) => {
      try {
        const said = await sendDocument(client, documentOf(upload), { key: upload.key, ...sending })
        return said || texts.uploaded
      } catch (error) {
        if (!sending.signal.aborted) logFailure(error)
        throw error
      }
    }
    await queue.run(send, key)
    // Also where it failed: a reply that was lost says nothing about what has arrived.
    void forgetLists(queries)
    const failure = saidOfFailed(queue.uploads(), texts)
    if (failure !== null) throw new Error(failure)
    if (queue.uploads().length === 0) onUploaded(saidOfSent(queue.messages()))
  })
  return {
    ...submission,
    onRetry: (form, key) => {
      only.current = key
      form?.requestSubmit()
    },
  }
}
