import { type LegalPageName, legalPageName } from '@hausblick/contract/legal.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { legalPageQuery } from '../data/legal.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import * as texts from './texts.ts'

/**
 * A legal page. Who opens its address gets it from the service as a whole page, which needs no script to be read; this shows
 * the very same article, and asks for it only where one comes from another page of the web.
 */
export default function LegalPage() {
  const { pathname } = useLocation()
  const name = legalPageName.parse(pathname.slice(1))
  const { data, error, refetch, isFetching } = useQuery({
    ...legalPageQuery(name),
    initialData: () => sentArticle(name),
  })
  return (
    <>
      <link rel="stylesheet" href="/legal.css" precedence="legal" />
      {data ? (
        <article
          className="legal"
          data-page={name}
          // The service's own texts, in which it has escaped what operators say.
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      ) : error ? (
        <ErrorNote
          title={texts.missing}
          reason={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <p role="status" aria-label={texts.loading} className="text-34">
          <Skeleton size="w-72" />
        </p>
      )}
    </>
  )
}

/** What the service has put into the page that it sent. */
function sentArticle(name: LegalPageName) {
  if (typeof document === 'undefined') return undefined
  const article = document.querySelector(`article[data-page="${name}"]`)
  return article ? { html: article.innerHTML } : undefined
}
