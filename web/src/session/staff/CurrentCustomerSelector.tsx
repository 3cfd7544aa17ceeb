import CustomerSelector from './CustomerSelector.tsx'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** Selects the customer whose data all pages show. */
export function CurrentCustomerSelector() {
  const { chosen } = useCurrentCustomer()
  return <CustomerSelector chosen={chosen} />
}
