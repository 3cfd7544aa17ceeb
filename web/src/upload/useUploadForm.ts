import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useAccess } from '../data/access.ts'
import { forgetLists } from '../data/documents/list.ts'
import { logFailure } from '../data/failures.ts'
import { type DocumentUpload, sendDocument } from '../data/uploads.ts'
import { useFieldForm } from '../ui/useFieldForm.ts'
import { saidOfFailed, saidOfSent } from './queue/said.ts'
import type { Send } from './queue/uploadQueue.ts'
import { useUploadQueue } from './queue/useUploadQueue.ts'
import type { UploadTexts } from './texts.ts'
import { nameKey, type UploadValues } from './values.ts'

interface Options {
  readonly texts: UploadTexts
  readonly defaultValues?: DefaultValues<UploadValues>
  /** Returns whether something has been typed as a document's name, or what the user reads. */
  readonly checkName: (name: string) => boolean | string
  /** Returns what is sent of a file beside the file itself. */
  readonly describe: (values: UploadValues, name: string) => Omit<DocumentUpload, 'file'>
  /** Called with what the user reads when all documents have arrived. */
  readonly onUploaded: (message: string) => void
}

export type UploadForm = ReturnType<typeof useUploadForm>

/** Sends what stands in an upload form. What does not arrive stays in it. */
export function useUploadForm(options: Options) {
  const { texts, defaultValues, checkName, describe, onUploaded } = options
  const { client } = useAccess()
  const queries = useQueryClient()
  const { queue, uploads, busy } = useUploadQueue()
  const retried = useRef<string | null>(null)
  const only = useRef<string | null>(null)
  const fieldForm = useFieldForm<UploadValues>({
    ...(defaultValues && { defaultValues }),
    send: async (values) => {
      const send: Send = async (upload, sending) => {
        const document = describe(values, values.names[nameKey(upload)] ?? '')
        try {
          const sent = { ...document, file: upload.file }
          return (
            (await sendDocument(client, sent, { key: upload.key, ...sending })) || texts.uploaded
          )
        } catch (error) {
          if (!sending.signal.aborted) logFailure(error)
          throw error
        }
      }
      await queue.run(send, only.current)
      // Also where it failed: a reply that was lost says nothing about what has arrived.
      void forgetLists(queries)
      const failure = saidOfFailed(queue.uploads(), texts)
      if (failure !== null) throw new Error(failure)
      if (queue.uploads().length === 0) onUploaded(saidOfSent(queue.messages()))
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
        only.current = retried.current
        retried.current = null
        frame.onSubmit(event)
      },
    },
    /** Sends the one file of that key, as the whole form is sent. */
    onRetry: (key: string) => {
      retried.current = key
      frame.ref.current?.requestSubmit()
    },
  }
}
