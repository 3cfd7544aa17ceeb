import { useAccess } from '../data/access.ts'
import { DemoCard } from './DemoCard.tsx'
import { OwnSettings } from './OwnSettings.tsx'
import * as texts from './texts.ts'

/** The account that is signed in, and the way out; on the demo's pages there is no account. */
export default function SettingsPage() {
  const { demo } = useAccess()
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold">{texts.heading}</h1>
      {demo ? <DemoCard /> : <OwnSettings />}
    </>
  )
}
