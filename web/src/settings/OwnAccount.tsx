import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../data/queries.ts'
import { AccountCard } from './AccountCard.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

/** What everyone has of their own account. The hosted provider keeps sessions and passwords itself. */
export function OwnAccount() {
  const { data: config } = useQuery(configQuery)
  return (
    <>
      <AccountCard />
      {config?.identity.provider === 'embedded' && (
        <>
          <DevicesSection />
          <PasswordSection />
        </>
      )}
    </>
  )
}
