import { newUpload, type Step, type Upload } from './upload.ts'

export interface Sending {
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Sends one document; answers what the user reads of it. Rejects with an Error whose message the user reads. */
export type Send = (upload: Upload, sending: Sending) => Promise<string>

/** The files of one upload dialog: what is chosen, what is on its way, what has arrived. They are sent one after another. */
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

  /** What is to be read of each document that has arrived. */
  messages(): readonly string[] {
    return this.#messages
  }

  /** Adds files; the first of them is called as it is said, the others by their file names. */
  add(files: readonly File[], firstName: string): void {
    const added = files.map((file, index) => newUpload(file, index === 0 ? firstName : ''))
    this.#set([...this.#uploads, ...added])
  }

  /** Takes away a file that is not being sent. */
  remove(key: string): void {
    this.#set(this.#uploads.filter((upload) => upload.key !== key))
  }

  /** Ends the sending of a file, or keeps it from beginning. */
  cancel(key: string): void {
    if (this.#current?.key === key) this.#current.abort.abort()
    else this.#step(key, { at: 'cancelled', late: false })
  }

  cancelAll(): void {
    for (const { key, step } of this.#uploads)
      if (step.at === 'waiting' || step.at === 'sending') this.cancel(key)
  }

  /** Sends all files, or the one of that key; those that arrive leave the queue when no more are to be sent. */
  async run(send: Send, only: string | null = null): Promise<void> {
    const keys = this.#uploads.map(({ key }) => key).filter((key) => only === null || key === only)
    for (const key of keys) this.#step(key, { at: 'waiting' })
    for (const key of keys) {
      const upload = this.#uploads.find((each) => each.key === key)
      if (upload?.step.at === 'waiting') await this.#send(upload, send)
    }
    this.#set(this.#uploads.filter(({ step }) => step.at !== 'sent'))
  }

  async #send(upload: Upload, send: Send): Promise<void> {
    const { key } = upload
    const abort = new AbortController()
    this.#current = { key, abort }
    let sent = 0
    const onProgress = (fraction: number) => {
      sent = fraction
      this.#step(key, { at: 'sending', fraction })
    }
    onProgress(0)
    try {
      this.#messages.push(await send(upload, { onProgress, signal: abort.signal }))
      this.#step(key, { at: 'sent' })
    } catch (error) {
      if (abort.signal.aborted) this.#step(key, { at: 'cancelled', late: sent === 1 })
      else
        this.#step(key, {
          at: 'failed',
          reason: error instanceof Error ? error.message : String(error),
        })
    } finally {
      this.#current = null
    }
  }

  #step(key: string, step: Step): void {
    this.#change(key, (upload) => ({ ...upload, step }))
  }

  #change(key: string, change: (upload: Upload) => Upload): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? change(upload) : upload)))
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    for (const subscriber of this.#subscribers) subscriber()
  }
}
