import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../data/queries.ts'
import { AccountCard } from './AccountCard.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'

/** The settings of the user's own account. With the hosted provider there are no devices or password, which it manages itself. */
export function OwnAccount() {
  const { data: config } = useQuery(configQuery)
  return (
    <>
      <AccountCard />
      {config?.identity.provider === 'embedded' && (
        <>
          <SecondFactorSection />
          <DevicesSection />
          <PasswordSection />
        </>
      )}
    </>
  )
}
