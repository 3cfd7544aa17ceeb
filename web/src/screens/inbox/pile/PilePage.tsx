import type { Paper } from '@hausblick/contract/calls/papers.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { pileParameter } from '@hausblick/contract/pileAddress.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { Layers } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { inboxQuery } from '../../../base/data/documents/inbox.ts'
import { pileQuery } from '../../../base/data/documents/papers.ts'
import { readPileDraft } from '../../../base/data/documents/pileDrafts.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { isStaff } from '../../../parts/session/role.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { Editor } from './Editor.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: PilePage,
  data: ({ access: { client }, search }) => [
    pileQuery(client, readSearch(pileParameter, search)),
    inboxQuery(client),
  ],
}

/** Splits scanned piles into letters. Everyone but staff is redirected to the documents page. */
function PilePage() {
  const state = useSessionState()
  const [numbers, write] = useAddressState(pileParameter)
  const read = useRead(({ client }) => pileQuery(client, numbers))
  const account = state.status === 'signedIn' && isStaff(state.me) ? state.me.email : null
  const takeAllIn = useEffectEvent((account: string) => {
    const { papers } = readPileDraft(account, numbers)
    if (papers.length > numbers.length) write(() => papers, { replace: true })
  })
  // What was begun together goes on together.
  useEffect(() => {
    if (account !== null) takeAllIn(account)
  }, [account])
  if (account === null) return null
  return (
    <>
      <div className="mb-3 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pages.inbox.path} className="link tap">
          {texts.toInbox}
        </Link>
      </div>
      <Loaded read={read} failure={texts.failed}>
        {(papers) => (
          <Chosen key={numbers.join()} papers={papers} asked={numbers} account={account} />
        )}
      </Loaded>
    </>
  )
}

interface ChosenProps {
  papers: readonly Paper[]
  /** Those that were asked for; some may wait no longer. */
  asked: readonly number[]
  account: string
}

function Chosen({ papers, asked, account }: ChosenProps) {
  const gone = asked.length - papers.length
  const locked = papers.find(({ pages }) => pages === null)
  if (papers.length === 0)
    return (
      <EmptyNote icon={Layers} title={texts.goneHeading}>
        {texts.gone}
      </EmptyNote>
    )
  if (locked) return <p className="text-ink-2">{texts.locked(locked.name)}</p>
  return (
    <>
      {gone > 0 && (
        <p role="status" className="mb-4 rounded-control bg-hint-soft px-4 py-2.5 text-hint">
          {texts.someGone(gone)}
        </p>
      )}
      <Editor chosen={papers} asked={asked} account={account} />
    </>
  )
}
