import { useLocation } from 'react-router'
import { isBrowserClick } from '../ui/Link.tsx'
import { changeListSearch, type ListView } from './listAddress.ts'

/** The id of an entry's link, which has the focus again once its dialog is closed. */
export const openLinkId = (id: string) => `karte-${id}`

interface Props {
  item: { readonly id: string; readonly name: string }
  view: ListView
  onOpen: (id: string) => void
  className?: string
}

/** The name of a unit or building, which opens its dialog. It is a real link, for a new tab say. */
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
