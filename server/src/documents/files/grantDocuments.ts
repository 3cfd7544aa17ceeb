import type { Caller } from '../../platform/http/callers.ts'
import type { Capabilities } from './capability.ts'

/**
 * Returns a function that issues the capability for a customer's documents, once per customer and reply. Capabilities for
 * the demo name no account, so that all visitors get the same.
 *
 * @param now when the reply began
 */
export function grantDocuments(
  capabilities: Capabilities,
  caller: Caller,
  demoCustomerId: string,
  now = new Date(),
): (customerId: string) => string {
  const granted = new Map<string, string>()
  return (customerId) => {
    const known = granted.get(customerId)
    if (known !== undefined) return known
    const isSomebodys = 'signInId' in caller && customerId !== demoCustomerId
    const signInId = isSomebodys ? caller.signInId : null
    const capability = capabilities.grant({ signInId, customerId }, now)
    granted.set(customerId, capability)
    return capability
  }
}
