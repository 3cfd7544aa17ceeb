import { useAccess } from '../../base/data/access.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { DemoCard } from './DemoCard.tsx'
import { OwnSettings } from './OwnSettings.tsx'
import * as texts from './texts.ts'

/** The settings of the signed-in account, or a note in the demo, which has none. */
export default function SettingsPage() {
  const { demo } = useAccess()
  const state = useSessionState()
  if (!demo) return state.status === 'signedIn' ? <OwnSettings session={state} /> : null
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold">{texts.heading}</h1>
      <DemoCard />
    </>
  )
}
