import type { InboxEntry } from '@hausblick/contract/documents.ts'
import { useState } from 'react'
import { framedAddress } from '../data/documents/file.ts'
import * as texts from './texts.ts'

/** The open document, beside its form where there is room for both. */
export function Preview({ entry: { downloadUrl, typedName } }: { entry: InboxEntry }) {
  // As it was at first: a new address for the same document would begin at its first page again.
  const [address] = useState(() => framedAddress({ downloadUrl, name: typedName }))
  return (
    <iframe
      title={texts.preview(typedName)}
      src={address}
      className="card sticky top-4 hidden h-[calc(100dvh-2rem)] w-full lg:block"
    />
  )
}
