import { addressLine } from '@hausblick/figures/records/address.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { shows, useAccess } from '../../../base/data/access.ts'
import { formatCount } from '../../../base/format/number.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Sheet } from '../../../base/ui/Sheet.tsx'
import { PrintDate } from '../../../parts/layout/PrintDate.tsx'
import { contractsOf } from '../../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { DetailsProps, ListedItem } from '../kind.ts'
import type { Nouns } from '../nouns.ts'
import { openLinkId } from '../OpenLink.tsx'
import * as texts from '../texts.ts'
import { Leads } from './Leads.tsx'
import { StepButton } from './StepButton.tsx'

interface Props<Item extends ListedItem> extends DetailsProps<Item> {
  kind: Place['kind']
  nouns: Nouns
  children: (item: Item) => ReactNode
}

/** The dialog with the details of a unit or building, and buttons to the previous and next one. */
export function DetailsDialog<Item extends ListedItem>(props: Props<Item>) {
  const { all, shown, id, kind, nouns, onChange, onClose, children } = props
  const access = useAccess()
  const { within } = useAddresses()
  // A link may open an item that its own search does not match.
  const among = shown.some((item) => item.id === id) ? shown : all
  const index = among.findIndex((item) => item.id === id)
  const item = among[index]
  if (!item) return <UnknownDialog title={nouns.unknown} onClose={onClose} />
  const go = (step: number) => {
    const next = among[index + step]
    if (next) onChange(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  return (
    <Sheet
      title={item.name}
      description={addressLine(item.address)}
      of={id}
      onClose={onClose}
      onKeyDown={onKeyDown}
      finalFocus={() => revealOpenLink(id)}
      aside={<PrintDate />}
      footer={
        <>
          <div className="-ml-3 flex items-center">
            <StepButton
              name={nouns.previous}
              icon={ChevronLeft}
              end={index === 0}
              onGo={() => go(-1)}
            />
            <p role="status" className="min-w-14 text-center text-13 whitespace-nowrap text-ink-2">
              <span className="sr-only">{`${item.label}, `}</span>
              {texts.placeOf(formatCount(index + 1), formatCount(among.length))}
            </p>
            <StepButton
              name={nouns.next}
              icon={ChevronRight}
              end={index === among.length - 1}
              onGo={() => go(1)}
            />
          </div>
          {shows(access, 'documents') && (
            <Link
              to={within(contractsOf(item.address))}
              className="control inline-flex items-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
            >
              {texts.contracts}
            </Link>
          )}
        </>
      }
    >
      {children(item)}
      <Leads kind={kind} item={item} />
    </Sheet>
  )
}

/** Returns the link that takes the focus when the dialog closes, that of the item shown last, scrolled into view. */
function revealOpenLink(id: string): HTMLElement | null {
  const link = document.getElementById(openLinkId(id))
  link?.scrollIntoView({ block: 'nearest' })
  return link
}

function UnknownDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-2">{texts.unknownReason}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.toList}</Button>
      </div>
    </Dialog>
  )
}
