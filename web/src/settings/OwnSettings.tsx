import { useSessionState } from '../session/useSession.ts'
import { latePart } from '../ui/late/late.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { DeletionRequests } from './DeletionRequests.tsx'
import { MyData } from './MyData.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { stack } from './stack.ts'

const OperatorSettings = latePart(
  async () => (await import('./operator/OperatorSettings.tsx')).OperatorSettings,
  { failure: 'Die Einstellungen konnten nicht geladen werden.' },
)

/** Everyone's own account; a customer's data; and for staff and operators what they decide about those of others. */
export function OwnSettings() {
  const state = useSessionState()
  const me = state.status === 'signedIn' ? state.me : null
  if (me?.role === 'operator') return <OperatorSettings />
  return (
    <div className={`max-w-[40rem] ${stack}`}>
      <OwnAccount />
      {me?.role === 'staff' && <DeletionRequests canEnd={false} />}
      {me?.role === 'customer' && me.customerId !== '' && (
        <>
          <CalendarSection />
          <MyData customerId={me.customerId} />
        </>
      )}
    </div>
  )
}
