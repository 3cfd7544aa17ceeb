import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { ownersAddress } from '../stepAddress.ts'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

/** Leads operators to the owners that an import's files list. */
export function OwnersLink({ run }: StepProps) {
  const state = useSessionState()
  if (run.owners === 0 || state.status !== 'signedIn' || state.me.role !== 'operator') return null
  return (
    <Section
      title={texts.listed(run.owners)}
      actions={
        <Link
          to={ownersAddress(run.id)}
          className="control field inline-flex items-center px-4 font-medium text-ink"
        >
          {texts.lookAndInvite}
        </Link>
      }
    >
      <p className="-mt-2 max-w-[75ch] text-ink-2">{texts.linkNote}</p>
    </Section>
  )
}
