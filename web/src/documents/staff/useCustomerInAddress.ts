import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../session/useSession.ts'

const PARAMETER = 'kunde'

/**
 * Keeps the customer whom staff have chosen in the address of the list, so that a list can be sent to a colleague and the way
 * back leads to the customer before. Where one arrives, the address wins if it names a customer; after that, what changed last.
 */
export function useCustomerInAddress(chosen: CustomerRow | null): void {
  const session = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const inAddress = new URLSearchParams(search).get(PARAMETER) ?? ''
  const inSession = chosen?.id ?? ''
  const before = useRef<string | null>(null)

  const agree = useEffectEvent((address: string, choice: string) => {
    const arriving = before.current === null
    const addressChanged = arriving ? address !== '' : address !== before.current
    before.current = address
    if (address === choice) return
    if (addressChanged) session.choose(address === '' ? null : { id: address, registeredEmail: '' })
    else void navigate({ search: withCustomer(search, choice) }, { replace: arriving })
  })
  useEffect(() => agree(inAddress, inSession), [inAddress, inSession])
}

function withCustomer(search: string, customerId: string): string {
  const params = new URLSearchParams(search)
  if (customerId === '') params.delete(PARAMETER)
  else params.set(PARAMETER, customerId)
  return params.toString()
}
