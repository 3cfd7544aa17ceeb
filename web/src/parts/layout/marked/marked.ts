import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'

/** A marked document, as it was seen. */
interface MarkedDocument {
  readonly seen: {
    readonly customerId: string
    readonly number: number
    /** Its file name. */
    readonly seen: string
  }
  readonly parts: Pick<DocumentName, 'street' | 'date' | 'type' | 'name'>
  readonly paper?: undefined
}

/** A marked paper of the inbox, which is no customer's yet. */
interface MarkedPaper {
  readonly paper: {
    readonly paper: number
    /** Its name. */
    readonly seen: string
  }
}

export type Marked = MarkedDocument | MarkedPaper
