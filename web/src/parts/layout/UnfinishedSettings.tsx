import { TriangleAlert } from 'lucide-react'
import { useSessionState } from '../session/useSession.ts'
import * as texts from './texts.ts'

/** A note to operators on every page: the example settings that their public service still has, and what to do about each. */
export function UnfinishedSettings() {
  const state = useSessionState()
  const settings = state.status === 'signedIn' ? (state.me.unfinishedSettings ?? []) : []
  if (settings.length === 0) return null
  return (
    <section
      aria-labelledby="unfinished-settings"
      className="card mb-6 flex gap-3 p-5 print:hidden"
    >
      <TriangleAlert size={20} className="mt-0.5 shrink-0 text-expense" />
      <div className="min-w-0">
        <h2 id="unfinished-settings" className="font-semibold">
          {texts.unfinishedTitle}
        </h2>
        <ul className="mt-2 list-disc space-y-2 pl-5 wrap-anywhere text-ink-2">
          {settings.map((setting) => (
            <li key={setting}>{setting}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-3">{texts.unfinishedHint}</p>
      </div>
    </section>
  )
}
