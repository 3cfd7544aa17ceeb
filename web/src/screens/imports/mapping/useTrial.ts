import { tryImportSheetCall } from '@hausblick/contract/calls/imports.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import type { SheetDetail, Trial } from '../../../base/data/imports.ts'

/** How long a mapping has to stay as it is until it is tried. */
const PAUSE_MS = 500

export interface TrialRead {
  /** The trial of the mapping as it is; while that runs, of the mapping before. */
  readonly trial: Trial | undefined
  readonly error: Error | null
  /** Whether `trial` does not tell of the mapping as it is yet. */
  readonly isOld: boolean
  readonly retry: () => void
}

/** Tries a mapping on the whole sheet, some time after each change of it. */
export function useTrial(
  id: string,
  { number, decision, profile: proposed, trial, corrections }: SheetDetail,
  profile: MappingProfile | null,
): TrialRead {
  const { client } = useAccess()
  const [tried, setTried] = useState(profile)
  useEffect(() => {
    const timer = setTimeout(() => setTried(profile), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [profile])
  // The trial of the examination knows no corrections, nor the accounts of a journal, which are proposed after it.
  const isOfExamination = decision === 'open' && corrections.length === 0 && !proposed?.postings
  const isKnown = tried === proposed && trial !== null && isOfExamination
  const query = useQuery({
    queryKey: [tryImportSheetCall.path, id, number, tried, corrections],
    queryFn: ({ signal }) => {
      if (!tried) throw new Error('There is no mapping to try.')
      const input = { params: { id, number: String(number) }, body: { profile: tried } }
      return ask(client, tryImportSheetCall, input, { signal })
    },
    enabled: tried !== null && !isKnown,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const shown = isKnown ? trial : (query.data ?? trial ?? undefined)
  return {
    trial: shown,
    error: isKnown ? null : query.error,
    isOld: tried !== profile || (!isKnown && (query.isFetching || query.isPlaceholderData)),
    retry: () => void query.refetch(),
  }
}
