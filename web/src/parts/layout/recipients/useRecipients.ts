import { previewRecipientsCall } from '@hausblick/contract/calls/givings.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { type RecipientsChoice, toRecipients } from './recipients.ts'

/** Reads who would get a document: `without` those who have it already. */
export function useRecipients(choice: RecipientsChoice, without: readonly string[] = []) {
  const { client } = useAccess()
  const to = toRecipients(choice)
  const body = to && { to, without: [...without] }
  const { data, error, isFetching } = useQuery({
    queryKey: [previewRecipientsCall.path, body],
    queryFn: body
      ? ({ signal }) => ask(client, previewRecipientsCall, { body }, { signal })
      : skipToken,
    // Owners come and go.
    staleTime: 0,
  })
  return { to, data, error, isCounting: isFetching && !data }
}

export type RecipientsCount = ReturnType<typeof useRecipients>
