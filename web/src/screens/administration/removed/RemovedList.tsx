import { type ReactNode, type RefObject, useState } from 'react'
import type { Read } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import * as texts from './texts.ts'

interface Props<Entry> {
  read: Read<{ readonly entries: readonly Entry[]; readonly total: number }>
  failure: string
  empty: string
  /** Receives the focus when the focused entry has been restored. */
  heading: RefObject<HTMLHeadingElement | null>
  onMore: () => void
  /** `say` must be called with what was restored. */
  children: (entry: Entry, say: (description: string) => void) => ReactNode
}

/** Lists what staff have removed, and says what was restored. */
export function RemovedList<Entry>(props: Props<Entry>) {
  const { read, failure, empty, heading, onMore, children } = props
  const [restored, setRestored] = useState<string | null>(null)
  const left = read.data ? read.data.total - read.data.entries.length : 0
  const say = (description: string) => {
    setRestored(texts.restored(description))
    heading.current?.focus()
  }
  return (
    <>
      <FormSuccess text={restored} />
      <ReadList read={read} items={read.data?.entries} failure={failure} empty={empty}>
        {(entry) => children(entry, say)}
      </ReadList>
      {left > 0 && (
        <Button look="secondary" className="mt-4 w-full" onClick={onMore}>
          {texts.moreRemoved(left)}
        </Button>
      )}
    </>
  )
}
