import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { withoutExtension } from './fileNames.ts'

/** What of its name a document has until staff file it. */
export const UNFILED = { street: 'Allgemein', type: 'Eingang' } as const

/** Returns the parts that a document has in the inbox, from what its uploader typed and the day it came. */
export function nameInInbox(typedName: string, day: string): Omit<DocumentName, 'customerId'> {
  return { ...UNFILED, date: day, name: withoutExtension(typedName) }
}
