import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { Paper } from '@hausblick/contract/calls/papers.ts'
import { pileParameter } from '@hausblick/contract/pileAddress.ts'
import { Layers } from 'lucide-react'
import { pileQuery } from '../../data/documents/papers.ts'
import { useRead } from '../../data/useRead.ts'
import { isStaff } from '../../session/role.ts'
import { useSessionState } from '../../session/useSession.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useAddressState } from '../../ui/useAddressState.ts'
import { Editor } from './Editor.tsx'
import * as texts from './texts.ts'

/** Takes scanned piles apart into letters. Everyone but staff is redirected to the documents page. */
export default function PilePage() {
  const state = useSessionState()
  const [numbers] = useAddressState(pileParameter)
  const read = useRead(({ client }) => pileQuery(client, numbers))
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-3 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pagePaths.inbox} className="link tap">
          {texts.toInbox}
        </Link>
      </div>
      <Loaded read={read} failure={texts.failed}>
        {(papers) => <Chosen papers={papers} />}
      </Loaded>
    </>
  )
}

function Chosen({ papers }: { papers: readonly Paper[] }) {
  const locked = papers.find(({ pages }) => pages === null)
  if (papers.length === 0)
    return (
      <EmptyNote icon={Layers} title={texts.goneHeading}>
        {texts.gone}
      </EmptyNote>
    )
  if (locked) return <p className="text-ink-2">{texts.locked(locked.name)}</p>
  return <Editor chosen={papers} />
}
