import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { buildFrameUrl } from '../../../base/data/documents/file.ts'
import { logFailure } from '../../../base/data/failures.ts'
import { ErrorNote } from '../../../base/ui/ErrorNote.tsx'
import * as texts from './texts.ts'
import type { DocumentOpener } from './useDocumentOpener.ts'

interface Props {
  entry: DocumentEntry
  page: number | null
  renewEntry: DocumentOpener['renewEntry']
}

/** Frames the document. Its URL is fixed on opening, so that refetching the list does not reload it. */
export function PreviewFrame({ entry, page, renewEntry }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [loaded, setLoaded] = useState(false)
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const current = await renewEntry(entry)
      if (isCurrent()) setAddress(buildFrameUrl(current, page ?? undefined))
    } catch (error) {
      logFailure(error)
      if (isCurrent()) setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  })
  useEffect(() => {
    let current = true
    void open(() => current)
    return () => {
      current = false
    }
  }, [])
  if (failure)
    return (
      <ErrorNote
        title={texts.previewFailed}
        reason={failure.message}
        onRetry={() => {
          setFailure(null)
          void open(() => true)
        }}
      />
    )
  return (
    <div className="relative h-[min(70dvh,56rem)] overflow-hidden rounded-control border border-line bg-surface-2">
      {!loaded && (
        <p role="status" className="absolute inset-0 grid place-items-center text-ink-3">
          {texts.previewLoading}
        </p>
      )}
      {address !== null && (
        <iframe
          title={texts.previewOf(entry.name)}
          src={address}
          onLoad={() => setLoaded(true)}
          className="relative size-full"
        />
      )}
    </div>
  )
}
