import { useLocation } from 'react-router'
import { isBrowserClick } from '../../base/ui/Link.tsx'
import { changeListSearch, type ListView } from './listAddress.ts'

/** Returns the id of an item's link, which regains the focus when its dialog closes. */
export const openLinkId = (id: string) => `karte-${id}`

interface Props {
  item: { readonly id: string; readonly name: string }
  view: ListView
  onOpen: (id: string) => void
  className?: string
}

/** The name of a unit or building that opens its dialog: a real link, so that it also opens in a new tab. */
export function OpenLink({ item, view, onOpen, className }: Props) {
  const { search } = useLocation()
  return (
    <a
      id={openLinkId(item.id)}
      href={`?${changeListSearch(search, { view, text: '', open: item.id })}`}
      onClick={(event) => {
        if (isBrowserClick(event)) return
        event.preventDefault()
        onOpen(item.id)
      }}
      className={className}
    >
      {item.name}
    </a>
  )
}
