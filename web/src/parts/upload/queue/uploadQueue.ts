import { createUpload, type Upload, type UploadState } from './upload.ts'

export interface SendOptions {
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Sends one document and resolves to the success message. Rejects with an error whose message is shown to the user. */
export type UploadSender = (upload: Upload, sending: SendOptions) => Promise<string>

/** The files of one upload dialog, sent one by one. An external store for `useSyncExternalStore`. */
export class UploadQueue {
  readonly #subscribers = new Set<() => void>()
  readonly #messages: string[] = []
  #uploads: readonly Upload[] = []
  #current: { readonly key: string; readonly abort: AbortController } | null = null

  readonly uploads = (): readonly Upload[] => this.#uploads

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** The success message of each uploaded document. */
  messages(): readonly string[] {
    return this.#messages
  }

  /** Adds files, the first under `firstName` unless that is blank, the others under their file names. */
  add(files: readonly File[], firstName: string): void {
    const added = files.map((file, index) => createUpload(file, index === 0 ? firstName : ''))
    this.#set([...this.#uploads, ...added])
  }

  /** Removes a file that is not being sent. */
  remove(key: string): void {
    this.#set(this.#uploads.filter((upload) => upload.key !== key))
  }

  /** Aborts the upload of a file, or dequeues it. */
  cancel(key: string): void {
    if (this.#current?.key === key) this.#current.abort.abort()
    else this.#setState(key, { status: 'cancelled', mayHaveArrived: false })
  }

  cancelAll(): void {
    for (const { key, state } of this.#uploads)
      if (state.status === 'waiting' || state.status === 'sending') this.cancel(key)
  }

  /**
   * Sends all files, or only the one with the key `only`. Uploaded files leave the queue at the end of the run; failures are
   * recorded in their state, so this does not reject.
   */
  async run(send: UploadSender, only: string | null = null): Promise<void> {
    const keys = this.#uploads.map(({ key }) => key).filter((key) => only === null || key === only)
    for (const key of keys) this.#setState(key, { status: 'waiting' })
    for (const key of keys) {
      const upload = this.#uploads.find((each) => each.key === key)
      if (upload?.state.status === 'waiting') await this.#send(upload, send)
    }
    this.#set(this.#uploads.filter(({ state }) => state.status !== 'sent'))
  }

  async #send(upload: Upload, send: UploadSender): Promise<void> {
    const { key } = upload
    const abort = new AbortController()
    this.#current = { key, abort }
    let sent = 0
    const onProgress = (fraction: number) => {
      sent = fraction
      this.#setState(key, { status: 'sending', fraction })
    }
    onProgress(0)
    try {
      this.#messages.push(await send(upload, { onProgress, signal: abort.signal }))
      this.#setState(key, { status: 'sent' })
    } catch (error) {
      if (abort.signal.aborted)
        this.#setState(key, { status: 'cancelled', mayHaveArrived: sent === 1 })
      else
        this.#setState(key, {
          status: 'failed',
          reason: error instanceof Error ? error.message : String(error),
        })
    } finally {
      this.#current = null
    }
  }

  #setState(key: string, state: UploadState): void {
    this.#change(key, (upload) => ({ ...upload, state }))
  }

  #change(key: string, change: (upload: Upload) => Upload): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? change(upload) : upload)))
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    for (const subscriber of this.#subscribers) subscriber()
  }
}
