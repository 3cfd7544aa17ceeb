import { type OperatorChange, previewOperatorCall } from '@hausblick/contract/calls/operator.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import * as texts from '../texts.ts'

/** How long typing has to pause before the service is asked. */
const PAUSE_MS = 600

/** Returns what a change would look like, once typing pauses, and what is to be said beside it. */
export function usePreview(change: OperatorChange) {
  const { client } = useAccess()
  const settled = useSettled(JSON.stringify(change))
  const { data, error } = useQuery({
    queryKey: [previewOperatorCall.path, settled],
    queryFn: ({ signal }) =>
      ask(client, previewOperatorCall, { body: JSON.parse(settled) }, { signal }),
    placeholderData: keepPreviousData,
  })
  return { data, note: error?.message ?? data?.refusal ?? (data ? '' : texts.previewWaiting) }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
