import { type LegalPageName, legalPageName } from '@hausblick/contract/legal.ts'
import { useQuery } from '@tanstack/react-query'
import { legalPageQuery } from '../../base/data/legal.ts'
import { publicClient } from '../../base/data/queries.ts'
import { readOf } from '../../base/data/useRead.ts'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { Skeleton } from '../../base/ui/Skeleton.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: LegalPage,
  data: ({ access, path }) => [legalPageQuery(nameOf(path), access.client)],
}

function nameOf(path: string): LegalPageName {
  return legalPageName.parse(path.slice(1))
}

/** A legal page, whose text comes from the service. */
function LegalPage({ path }: { path: string }) {
  const read = readOf(useQuery(legalPageQuery(nameOf(path), publicClient)))
  return (
    <Loaded
      read={read}
      failure={texts.missing}
      waiting={
        <p role="status" aria-label={texts.loading} className="text-34">
          <Skeleton size="w-72" />
        </p>
      }
    >
      {({ html }) => (
        <article
          className="legal"
          // Made by the service of its own texts, with details escaped, or of an operator's, without any HTML.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </Loaded>
  )
}
