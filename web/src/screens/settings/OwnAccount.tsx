import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../base/data/queries.ts'
import { stack } from '../../base/ui/Section.tsx'
import { CreateCustomer } from '../../parts/layout/customers/CreateCustomer.tsx'
import { useOwnWays } from '../../parts/session/providers/useOwnWays.ts'
import { useProviders } from '../../parts/session/providers/useProviders.ts'
import { AccountCard } from './AccountCard.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { ProvidersSection } from './providers/ProvidersSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'

/**
 * The user's own account and how it is kept safe. With the hosted provider there are no devices or password, which it manages
 * itself; accounts that were made at a provider have no password. Operators create customers here, too.
 */
export function OwnAccount({ mayCreate }: { mayCreate: boolean }) {
  const { data: config } = useQuery(configQuery)
  const isEmbedded = config?.identity.provider === 'embedded'
  const { providers } = useProviders()
  const { hasPassword } = useOwnWays()
  return (
    <div
      className={`grid grid-cols-1 items-start gap-4 ${isEmbedded || mayCreate ? 'lg:grid-cols-2' : 'max-w-[40rem]'}`}
    >
      <div className={stack}>
        <AccountCard>{isEmbedded && hasPassword && <PasswordPart />}</AccountCard>
        {mayCreate && <CreateCustomer />}
      </div>
      {isEmbedded && (
        <div className={stack}>
          {providers.length > 0 && <ProvidersSection />}
          <SecondFactorSection />
          <DevicesSection />
        </div>
      )}
    </div>
  )
}
