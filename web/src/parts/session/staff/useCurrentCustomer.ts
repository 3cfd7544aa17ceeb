import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { useQuery } from '@tanstack/react-query'
import { customerQuery } from '../../../base/data/customers.ts'
import { useSession } from '../useSession.ts'
import { useCustomerInAddress } from './useCustomerInAddress.ts'

/**
 * Returns the current row of the selected customer, whose email address may have changed since it was stored. An unknown
 * customer stems from a mistyped URL.
 */
export function useCurrentCustomer(): { chosen: CustomerRow | null; isUnknown: boolean } {
  const [chosen] = useCustomerInAddress()
  const { client } = useSession()
  const query = customerQuery(client, chosen?.id ?? '')
  const { data } = useQuery({ ...query, enabled: chosen !== null })
  const known = chosen && data?.find(({ id }) => id === chosen.id)
  return { chosen: known ?? chosen, isUnknown: chosen !== null && data !== undefined && !known }
}
