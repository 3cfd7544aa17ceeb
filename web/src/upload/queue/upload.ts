/** How far the upload of a file has come. */
export type Step =
  | { readonly at: 'chosen' }
  /** It is sent when those before it have been. */
  | { readonly at: 'waiting' }
  /** `fraction` of its bytes have left the browser; at 1 the service is at work on it. */
  | { readonly at: 'sending'; readonly fraction: number }
  | { readonly at: 'sent' }
  /** `reason` is what the user reads. */
  | { readonly at: 'failed'; readonly reason: string }
  /** `late`: all bytes had left the browser, so that it may be there nevertheless. */
  | { readonly at: 'cancelled'; readonly late: boolean }

/** A file that is to be uploaded. */
export interface Upload {
  /** Made once for the file, and the same for each attempt to send it: however often it is sent, it is there once. */
  readonly key: string
  readonly file: File
  /** What its document is called as long as nobody says otherwise. */
  readonly name: string
  readonly step: Step
}

/** A file as it has just been chosen; `name` is given where one was typed before. */
export function newUpload(file: File, name: string): Upload {
  return { key: newKey(), file, name: name.trim() || nameOf(file), step: { at: 'chosen' } }
}

/** 128 random bits. `crypto.randomUUID` is there on encrypted pages only, and an operator may try the service without. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('')
}

/** What a file is called without its extension. */
function nameOf({ name }: File): string {
  return name.replace(/\.[^.]{1,5}$/, '').trim()
}
