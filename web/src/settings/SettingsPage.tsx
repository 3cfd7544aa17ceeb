import { useAccess } from '../data/access.ts'
import { DemoCard } from './DemoCard.tsx'
import { OwnSettings } from './OwnSettings.tsx'
import * as texts from './texts.ts'

/** The settings of the signed-in account, or a note in the demo, which has none. */
export default function SettingsPage() {
  const { demo } = useAccess()
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold">{texts.heading}</h1>
      {demo ? <DemoCard /> : <OwnSettings />}
    </>
  )
}
