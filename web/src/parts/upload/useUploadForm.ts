import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useAccess } from '../../base/data/access.ts'
import { invalidateDocumentLists } from '../../base/data/documents/list.ts'
import { logFailure } from '../../base/data/failures.ts'
import { type DocumentUpload, uploadDocument } from '../../base/data/uploads.ts'
import { useFieldForm } from '../../base/ui/useFieldForm.ts'
import { summariseFailed, summariseUploaded } from './queue/summariseUploads.ts'
import type { UploadSender } from './queue/uploadQueue.ts'
import { useUploadQueue } from './queue/useUploadQueue.ts'
import type { UploadTexts } from './texts.ts'
import { getNameKey, type UploadValues } from './values.ts'

interface Options {
  readonly texts: UploadTexts
  readonly defaultValues?: DefaultValues<UploadValues>
  /** Validates a document's name: returns whether it is valid, or an error message. */
  readonly checkName: (name: string) => boolean | string
  /** Returns the fields sent along with a file. */
  readonly buildDocument: (values: UploadValues, name: string) => Omit<DocumentUpload, 'file'>
  /** Called with the success message once all documents have been uploaded. */
  readonly onUploaded: (message: string) => void
}

export type UploadForm = ReturnType<typeof useUploadForm>

/** Manages an upload form, its queue and its submission. Files that fail stay in the form. */
export function useUploadForm(options: Options) {
  const { texts, defaultValues, checkName, buildDocument, onUploaded } = options
  const { client } = useAccess()
  const queries = useQueryClient()
  const { queue, uploads, busy } = useUploadQueue()
  const retriedKey = useRef<string | null>(null)
  const onlyKey = useRef<string | null>(null)
  const fieldForm = useFieldForm<UploadValues>({
    ...(defaultValues && { defaultValues }),
    send: async (values) => {
      const send: UploadSender = async (upload, sending) => {
        const document = buildDocument(values, values.names[getNameKey(upload)] ?? '')
        try {
          const sent = { ...document, file: upload.file }
          return (
            (await uploadDocument(client, sent, { key: upload.key, ...sending })) || texts.uploaded
          )
        } catch (error) {
          if (!sending.signal.aborted) logFailure(error)
          throw error
        }
      }
      await queue.run(send, onlyKey.current)
      // Even after a failure: when only the reply was lost, the document has been stored.
      void invalidateDocumentLists(queries)
      const failure = summariseFailed(queue.uploads(), texts)
      if (failure !== null) throw new Error(failure)
      if (queue.uploads().length === 0) onUploaded(summariseUploaded(queue.messages()))
    },
  })
  const { form, frame, refusal } = fieldForm
  form.register('files', { validate: () => queue.uploads().length > 0 || (texts.noFile ?? false) })
  const { docName, names, files } = form.formState.errors
  const incomplete = (docName ?? names ?? files) ? texts.incomplete : undefined
  const nameRules = { validate: checkName, shouldUnregister: true }

  return {
    ...fieldForm,
    texts,
    queue,
    uploads,
    busy,
    refusal: { ...refusal, text: refusal.text ?? incomplete ?? null },
    nameRules,
    frame: {
      ...frame,
      onSubmit: (event: SubmitEvent) => {
        onlyKey.current = retriedKey.current
        retriedKey.current = null
        frame.onSubmit(event)
      },
    },
    /** Submits the form for a single file. */
    onRetry: (key: string) => {
      retriedKey.current = key
      frame.ref.current?.requestSubmit()
    },
  }
}
