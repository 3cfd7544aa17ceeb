import { logFailure } from '../../../../base/data/failures.ts'
import { loadCode } from '../../../../base/ui/late/loadCode.ts'
import type { PilePage } from '../model/pile.ts'
import type { OpenPaper } from './openPaper.ts'

/** Twice the width of a thumbnail, for high-density displays. */
const SMALL = 260
const LARGE = 1000
/** One is drawn while the next is decoded. */
const LANES = 2

export type Picture =
  | {
      readonly state: 'made'
      /** Valid until the store is closed. */
      readonly url: string
      readonly isBlank: boolean
      readonly isWide: boolean
    }
  | { readonly state: 'failed' }

/** What there is of the pictures of a pile. */
export interface Pictures {
  /** By the keys of pages; what is being made is missing. */
  readonly made: ReadonlyMap<string, Picture>
  /** Why a file could not be opened; the others wait until it is tried again. */
  readonly failure: Error | null
}

/** Makes pictures of the pages of a pile, one after the other, first of those in view. An external store. */
export class PictureMaker {
  readonly #load: (paper: number) => Promise<ArrayBuffer>
  readonly #papers = new Map<number, Promise<OpenPaper>>()
  readonly #added = new Set<string>()
  readonly #wanted = new Set<string>()
  readonly #subscribers = new Set<() => void>()
  #pictures: Pictures = { made: new Map(), failure: null }
  #waiting: readonly PilePage[] = []
  #lanes = 0
  #isClosed = false

  /** @param load returns the bytes of a paper */
  constructor(load: (paper: number) => Promise<ArrayBuffer>) {
    this.#load = load
  }

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  readonly pictures = (): Pictures => this.#pictures

  /** Makes pictures of pages, unless it has been told before. */
  add(pages: readonly PilePage[]): void {
    const added = pages.filter(({ key }) => !this.#added.has(key))
    for (const { key } of added) this.#added.add(key)
    this.#waiting = [...this.#waiting, ...added]
    this.#goOn()
  }

  /** Reports whether a page is in view. */
  want(key: string, isInView: boolean): void {
    if (isInView) this.#wanted.add(key)
    else this.#wanted.delete(key)
  }

  retry(): void {
    this.#set({ ...this.#pictures, failure: null })
    this.#goOn()
  }

  /** Makes a large picture of a page, which the caller frees. */
  async enlarge({ paper, number }: PilePage): Promise<string> {
    const { blob } = await (await this.#open(paper)).draw(number, LARGE)
    return URL.createObjectURL(blob)
  }

  close(): void {
    this.#isClosed = true
    for (const picture of this.#pictures.made.values())
      if (picture.state === 'made') URL.revokeObjectURL(picture.url)
    for (const opened of this.#papers.values())
      void opened.then((paper) => paper.close()).catch(logFailure)
  }

  #goOn(): void {
    for (; this.#lanes < LANES; this.#lanes++) {
      void this.#work().finally(() => {
        this.#lanes--
      })
    }
  }

  async #work(): Promise<void> {
    for (let page = this.#take(); page; page = this.#take()) {
      const picture = await this.#make(page)
      if (this.#isClosed) return
      if (picture) {
        const made = new Map(this.#pictures.made).set(page.key, picture)
        this.#set({ ...this.#pictures, made })
      }
    }
  }

  #take(): PilePage | undefined {
    if (this.#isClosed || this.#pictures.failure) return undefined
    const page = this.#waiting.find(({ key }) => this.#wanted.has(key)) ?? this.#waiting[0]
    this.#waiting = this.#waiting.filter((each) => each !== page)
    return page
  }

  /** Null if its file could not be opened. */
  async #make(page: PilePage): Promise<Picture | null> {
    try {
      const paper = await this.#open(page.paper)
      return await this.#drawSmall(paper, page.number)
    } catch (error) {
      if (this.#isClosed) return null
      logFailure(error)
      this.#waiting = [page, ...this.#waiting]
      const failure = error instanceof Error ? error : new Error(String(error))
      this.#set({ ...this.#pictures, failure })
      return null
    }
  }

  #open(paper: number): Promise<OpenPaper> {
    const known = this.#papers.get(paper)
    if (known) return known
    const opened = this.#openNew(paper)
    this.#papers.set(paper, opened)
    // The next request tries again.
    opened.catch(() => this.#papers.delete(paper))
    return opened
  }

  async #openNew(paper: number): Promise<OpenPaper> {
    const [{ openPaper }, bytes] = await Promise.all([
      loadCode(() => import('./openPaper.ts')),
      this.#load(paper),
    ])
    return await openPaper(bytes)
  }

  #set(pictures: Pictures): void {
    this.#pictures = pictures
    for (const subscriber of this.#subscribers) subscriber()
  }

  /** A page that cannot be drawn is shown without a picture: it can be filed all the same. */
  async #drawSmall(paper: OpenPaper, number: number): Promise<Picture> {
    try {
      const { blob, ...picture } = await paper.draw(number, SMALL)
      return { ...picture, state: 'made', url: URL.createObjectURL(blob) }
    } catch (error) {
      // Leaving the page ends what is being drawn.
      if (!this.#isClosed) logFailure(error)
      return { state: 'failed' }
    }
  }
}
