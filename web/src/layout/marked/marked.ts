import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'

/** A marked document, as it was seen. */
export interface Marked {
  readonly seen: {
    readonly customerId: string
    readonly number: number
    /** Its file name. */
    readonly seen: string
  }
  readonly parts: Pick<DocumentName, 'street' | 'date' | 'type' | 'name'>
}
