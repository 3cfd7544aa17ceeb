import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { useState } from 'react'
import { buildFrameUrl } from '../data/documents/file.ts'
import * as texts from './texts.ts'

/** Previews the open document beside its form in wide viewports. */
export function EntryPreview({ entry: { downloadUrl, typedName } }: { entry: InboxEntry }) {
  // The first URL is kept: a renewed one would reload the document at its first page.
  const [address] = useState(() => buildFrameUrl({ downloadUrl, name: typedName }))
  return (
    <iframe
      title={texts.preview(typedName)}
      src={address}
      className="card sticky top-4 hidden h-[calc(100dvh-2rem)] w-full lg:block"
    />
  )
}
