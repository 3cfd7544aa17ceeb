import type { LegalPageName } from '@hausblick/contract/legal.ts'
import { useQuery } from '@tanstack/react-query'
import { legalPageQuery } from '../data/legal.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import * as texts from './texts.ts'

/**
 * A legal page. Opened by its address, the service sends it complete and readable without scripts, and this renders the same
 * article from the document; after navigation from another page, it requests the article.
 */
export default function LegalPage({ name }: { name: LegalPageName }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...legalPageQuery(name),
    initialData: () => readSentArticle(name),
  })
  if (data)
    return (
      <article
        className="legal"
        data-page={name}
        // The service's own texts, in which it has escaped the operator's details.
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

/** Reads the article from the document as the service has sent it; undefined if it has not. */
function readSentArticle(name: LegalPageName) {
  if (typeof document === 'undefined') return undefined
  const article = document.querySelector(`article[data-page="${name}"]`)
  return article ? { html: article.innerHTML } : undefined
}
