import { createRandomKey } from '../../../base/data/randomKey.ts'

export type UploadState =
  | { readonly status: 'chosen' }
  /** Queued behind other files. */
  | { readonly status: 'waiting' }
  /** `fraction` of the bytes, from 0 to 1, has left the browser; at 1, the service is processing the file. */
  | { readonly status: 'sending'; readonly fraction: number }
  | { readonly status: 'sent' }
  /** `reason` is shown to the user. */
  | { readonly status: 'failed'; readonly reason: string }
  /** `mayHaveArrived`: all bytes had left the browser before. */
  | { readonly status: 'cancelled'; readonly mayHaveArrived: boolean }

export interface Upload {
  /** Idempotency key, kept across retries, so that the document is stored only once. */
  readonly key: string
  readonly file: File
  /** The document's default name. */
  readonly name: string
  readonly state: UploadState
}

/** Creates the upload of a newly selected file, named after the file unless `name` is set. */
export function createUpload(file: File, name: string): Upload {
  return {
    key: createRandomKey(),
    file,
    name: name.trim() || stripExtension(file),
    state: { status: 'chosen' },
  }
}

function stripExtension({ name }: File): string {
  return name.replace(/\.[^.]{1,5}$/, '').trim()
}
