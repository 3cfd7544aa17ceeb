import { pages } from '@hausblick/contract/pages.ts'
import type { DateSubject } from '@hausblick/figures/due/dateSubject.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import type { Read } from '../../../base/data/useRead.ts'
import { formatCount } from '../../../base/format/number.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { usePrinting } from '../../../base/ui/print/usePrinting.ts'
import { useSessionState } from '../../session/useSession.ts'
import { HowComputed, HowSentence } from '../HowComputed.tsx'
import { DueEntry } from './DueEntry.tsx'
import { DueSkeleton } from './DueSkeleton.tsx'
import type { DueList } from './dueList.ts'
import { looks } from './looks.ts'
import { NewsEntry } from './NewsEntry.tsx'
import * as texts from './texts.ts'

const DUE = 'was-ansteht'

/** The number of lines shown until all are requested, and on phones. */
const INITIAL_LINES = 5
const INITIAL_ON_PHONES = 3

interface Props {
  /** Whether it is about one building or unit; null for all. */
  of: 'object' | 'unit' | null
  read: Read<DueList>
  /** Returns where a unit, building or loan is looked at; by default its details or page. */
  lead?: ((subject: DateSubject) => string) | undefined
  /** The level of its heading. */
  level?: 'h2' | 'h3'
}

/** What has to be looked at, the most urgent first. */
export function DueCard({ of, read, lead, level: Heading = 'h3' }: Props) {
  return (
    <Loaded read={read} failure={texts.failure} waiting={<DueSkeleton />}>
      {(list) => (
        <section aria-labelledby={DUE} className={looks.card}>
          <Heading id={DUE} className="scroll-mt-24 text-17 font-semibold">
            {texts.heading}
          </Heading>
          {list.length > 0 ? <Lines list={list} lead={lead} /> : <Nothing of={of} />}
          {of === null && <CalendarLink />}
        </section>
      )}
    </Loaded>
  )
}

function Lines({ list, lead }: { list: DueList } & Pick<Props, 'lead'>) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? list : list.slice(0, INITIAL_LINES)
  const explained = list
    .flatMap((one) =>
      'members' in one && (one.amount.known > 0 || one.kind === 'rentIncrease') ? one.kind : [],
    )
    .flatMap((kind) => texts.how[kind] ?? [])
  return (
    <>
      <ul className={`${looks.list} ${all || printing ? '' : looks.few}`}>
        {shown.map((one) => {
          if (!('members' in one))
            return <NewsEntry key={`${one.kind} ${one.documents[0].fileName}`} line={one} />
          const [{ subject }] = one.members
          const key = `${one.kind} ${one.isNow} ${subject.kind} ${subject.id}`
          return <DueEntry key={key} line={one} lead={lead} />
        })}
      </ul>
      <div className={looks.more}>
        {list.length > INITIAL_ON_PHONES && (
          <Button
            look="secondary"
            className={list.length > INITIAL_LINES ? '' : 'md:hidden'}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? texts.fewer : texts.all(formatCount(list.length))}
          </Button>
        )}
        {explained.length > 0 && (
          <HowComputed of={texts.heading} className="open:basis-full">
            {[...new Set(explained)].map((text) => (
              <HowSentence key={text}>{text}</HowSentence>
            ))}
          </HowComputed>
        )}
      </div>
    </>
  )
}

function Nothing({ of }: Pick<Props, 'of'>) {
  return (
    <>
      <p className="mt-2 text-ink-2">{of === null ? texts.nothing : texts.nothingOf[of]}</p>
      <p className="mt-1 text-13 text-ink-3">{texts.promise}</p>
    </>
  )
}

/** Links customers to the settings of their calendar feed. */
function CalendarLink() {
  const state = useSessionState()
  const { demo, guest } = useAccess()
  if (demo || guest || state.status !== 'signedIn' || state.me.role !== 'customer') return null
  return (
    <Link
      to={pages.settingsNotices.path}
      className="link mt-1 inline-flex min-h-11 items-center gap-2 print:hidden"
    >
      <CalendarPlus size={18} />
      {texts.toCalendar}
    </Link>
  )
}
