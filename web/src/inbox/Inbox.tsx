import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { Inbox as InboxIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buildFrameUrl } from '../data/documents/file.ts'
import { inboxQuery } from '../data/documents/inbox.ts'
import { useRead } from '../data/useRead.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { useIsIos } from '../ui/useIsIos.ts'
import { Filed } from './Filed.tsx'
import { InboxItem } from './InboxItem.tsx'
import * as texts from './texts.ts'
import { getEntryKey, useFiling } from './useFiling.ts'

/** A second column for the preview. iOS gets none, since its frames show only the first page of a PDF. */
const TWO_COLUMNS = 'items-start gap-6 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'

/** Lists the waiting documents, oldest first, one of them open for review and filing. */
export function Inbox({ account }: { account: string }) {
  const ios = useIsIos()
  const read = useRead(({ client }) => inboxQuery(client))
  const { open, isGone, hasAdvanced, filed, choose, advance, goBack } = useFiling(
    read.data?.entries ?? [],
  )
  return (
    <Loaded read={read} failure={texts.failed} waiting={<p role="status">{texts.loading}</p>}>
      {(data) => (
        <>
          {isGone && (
            <p role="status" className="mb-4 rounded-control bg-brand-soft px-4 py-2.5 text-brand">
              {texts.gone}
            </p>
          )}
          <Filed filed={filed} onTakenBack={goBack} />
          {open ? (
            <>
              <p className="mb-4 text-ink-2">{texts.waiting(data.entries.length, data.total)}</p>
              <div className={ios ? 'max-w-160' : TWO_COLUMNS}>
                <ul className="grid grid-cols-1 gap-3">
                  {data.entries.map((entry) => (
                    <InboxItem
                      key={getEntryKey(entry)}
                      entry={entry}
                      account={account}
                      isOpen={entry === open}
                      takesFocus={hasAdvanced}
                      onOpen={() => choose(entry)}
                      onFiled={(name) => advance(entry, name)}
                    />
                  ))}
                </ul>
                {!ios && <EntryPreview key={getEntryKey(open)} entry={open} />}
              </div>
            </>
          ) : (
            <EmptyInbox takesFocus={hasAdvanced} />
          )}
        </>
      )}
    </Loaded>
  )
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

/** Previews the open document beside its form in wide viewports. */
function EntryPreview({ entry: { downloadUrl, typedName } }: { entry: InboxEntry }) {
  // The first URL is kept: a renewed one would reload the document at its first page.
  const [address] = useState(() => buildFrameUrl({ downloadUrl, name: typedName }))
  return (
    <iframe
      title={texts.preview(typedName)}
      src={address}
      className="card sticky top-4 hidden h-[calc(100dvh-2rem)] w-full lg:block"
    />
  )
}
