import { type OperatorChange, previewOperatorCall } from '@hausblick/contract/calls/operator.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccess } from '../../../data/access.ts'
import { ask } from '../../../data/ask.ts'

/** How long typing has to pause before the service is asked. */
const PAUSE_MS = 600

/** Shows what a change would look like, once typing pauses; what cannot be used keeps the last preview. */
export function usePreview(change: OperatorChange) {
  const { client } = useAccess()
  const settled = useSettled(JSON.stringify(change))
  return useQuery({
    queryKey: [previewOperatorCall.path, settled],
    queryFn: ({ signal }) =>
      ask(client, previewOperatorCall, { body: JSON.parse(settled) }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
