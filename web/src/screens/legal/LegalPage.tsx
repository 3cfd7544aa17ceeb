import type { LegalPageName } from '@hausblick/contract/legal.ts'
import { useQuery } from '@tanstack/react-query'
import { legalPageQuery } from '../../base/data/legal.ts'
import { publicClient } from '../../base/data/queries.ts'
import { ErrorNote } from '../../base/ui/ErrorNote.tsx'
import { Skeleton } from '../../base/ui/Skeleton.tsx'
import * as texts from './texts.ts'

/** A legal page, whose text comes from the service. */
export default function LegalPage({ name }: { name: LegalPageName }) {
  const { data, error, refetch, isFetching } = useQuery(legalPageQuery(name, publicClient))
  if (data)
    return (
      <article
        className="legal"
        // Made by the service of its own texts, with details escaped, or of an operator's, without any HTML.
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
    )
  if (error)
    return (
      <ErrorNote
        title={texts.missing}
        reason={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <p role="status" aria-label={texts.loading} className="text-34">
      <Skeleton size="w-72" />
    </p>
  )
}
