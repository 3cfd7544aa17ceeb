import { MAX_CHANGES } from '@hausblick/contract/calls/documentSteps.ts'
import type { Inbox as InboxData } from '@hausblick/contract/calls/inbox.ts'
import { Inbox as InboxIcon } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { inboxQuery } from '../../base/data/documents/inbox.ts'
import { useRead } from '../../base/data/useRead.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { MarkBox } from '../../base/ui/MarkBox.tsx'
import { useIsIos } from '../../base/ui/useIsIos.ts'
import { useMarks } from '../../base/ui/useMarks.ts'
import { StepNote } from '../../parts/layout/marked/StepNote.tsx'
import * as markedTexts from '../../parts/layout/marked/texts.ts'
import { type Steps, useSteps } from '../../parts/layout/marked/useSteps.ts'
import { takeOffers } from '../../parts/upload/staff/SourceNote.tsx'
import { Filed } from './filing/Filed.tsx'
import { Lost } from './filing/Lost.tsx'
import { getLetterKey, type Letter, listLetters, type ToMany } from './filing/letter.ts'
import { Previews } from './filing/Previews.tsx'
import { useFiling } from './filing/useFiling.ts'
import { useShortcuts } from './filing/useShortcuts.ts'
import { InboxItem } from './InboxItem.tsx'
import { MarkedEntries } from './marked/MarkedEntries.tsx'
import * as texts from './texts.ts'

const ManyDialog = lateDialog(() => import('./filing/ManyDialog.tsx'))

/** A second column for the preview. iOS gets none, since its frames show only the first page of a PDF. */
const TWO_COLUMNS = 'items-start gap-6 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'

/** Lists the waiting documents, oldest first, one of them open for review and filing. */
export function Inbox({ account }: { account: string }) {
  const read = useRead(({ client }) => inboxQuery(client))
  return (
    <Loaded read={read} failure={texts.failed} waiting={<p role="status">{texts.loading}</p>}>
      {(inbox) => <LoadedInbox inbox={inbox} account={account} />}
    </Loaded>
  )
}

function LoadedInbox({ inbox, account }: { inbox: InboxData; account: string }) {
  const ios = useIsIos()
  const letters = useMemo(() => listLetters(inbox.entries, inbox.papers.entries), [inbox])
  const filing = useFiling(letters)
  const { waiting, open, lost, refused, hasAdvanced } = filing
  const keys = waiting.map(getLetterKey)
  const marks = useMarks(keys, MAX_CHANGES)
  const steps = useSteps(markedTexts.undone)
  useShortcuts({
    onStep: filing.step,
    onMark: () => open && marks.toggle(getLetterKey(open), false),
    onTake: takeOffers,
    onUndo: () => (steps.last ? steps.undo.run() : filing.undo.run()),
  })
  const expecting: Steps = {
    ...steps,
    take: async (changes, say) => {
      filing.expectGone()
      await steps.take(changes, say)
    },
  }
  const [many, setMany] = useState<ToMany | null>(null)
  // The dialog goes on to the next one as well, and has the focus.
  const takesFocus = hasAdvanced && many === null
  const total = inbox.total + inbox.papers.total - (letters.length - waiting.length)
  const elsewhere = [...refused.values()].findLast(
    ({ entry }) => !open || getLetterKey(entry) !== getLetterKey(open),
  )
  return (
    <>
      {filing.isGone && (
        <p role="status" className="mb-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
          {texts.gone}
        </p>
      )}
      {lost && <Lost entry={lost} onNext={() => filing.step(1)} />}
      <FormError
        text={elsewhere ? texts.notFiled(elsewhere.entry.typedName, elsewhere.message) : null}
      />
      {/* In sight however far down the list something was done. */}
      <div className="sticky top-2 z-5 [&_[role=status]>*]:shadow-float">
        {steps.last ? (
          <StepNote steps={steps} />
        ) : (
          <Filed filed={filing.filed} undo={filing.undo} />
        )}
      </div>
      {waiting.length > 0 ? (
        <>
          <div className="mb-2 flex items-center gap-2 pl-2.5 text-ink-2">
            <MarkBox
              label={markedTexts.markAll}
              isMarked={marks.marked.length === waiting.length}
              isPartly={marks.marked.length > 0 && marks.marked.length < waiting.length}
              onToggle={marks.toggleAll}
            />
            <p>{texts.waiting(waiting.length, total)}</p>
          </div>
          <div className={ios ? 'max-w-160' : TWO_COLUMNS}>
            <div>
              <ul className="grid grid-cols-1 gap-3">
                {waiting.map((entry) => (
                  <InboxItem
                    key={getLetterKey(entry)}
                    entry={entry}
                    account={account}
                    isOpen={entry === open}
                    takesFocus={takesFocus}
                    kept={filing.kept}
                    refused={refused.get(getLetterKey(entry))}
                    steps={expecting}
                    isMarked={marks.has(getLetterKey(entry))}
                    onMark={(isRange) => marks.toggle(getLetterKey(entry), isRange)}
                    onOpen={() => filing.choose(entry)}
                    onFile={(asked, customer) => {
                      steps.dismiss()
                      filing.file(entry, asked, customer)
                    }}
                    onMany={(asked) => {
                      steps.dismiss()
                      setMany(asked)
                    }}
                  />
                ))}
              </ul>
              <MarkedEntries
                marks={marks}
                entries={waiting.filter((entry) => marks.has(getLetterKey(entry)))}
                steps={expecting}
                account={account}
              />
            </div>
            {!ios && open && (
              <Previews open={open} next={nextOf(waiting, open)} account={account} />
            )}
          </div>
        </>
      ) : (
        <EmptyInbox takesFocus={takesFocus} />
      )}
      {many && <ManyDialog {...many} filing={filing} onClose={() => setMany(null)} />}
    </>
  )
}

function nextOf(waiting: readonly Letter[], open: Letter): Letter | undefined {
  return waiting[waiting.indexOf(open) + 1]
}

function EmptyInbox({ takesFocus }: { takesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyNote icon={InboxIcon} title={texts.nothingHeading}>
        {texts.nothing}
      </EmptyNote>
    </div>
  )
}
