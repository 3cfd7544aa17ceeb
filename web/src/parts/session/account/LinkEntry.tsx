import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { Link } from '../../../base/ui/Link.tsx'

/** Classes of a menu item, with a highlight for the active one. */
export const entryLook =
  'flex min-h-10 cursor-default items-center gap-3 rounded-control px-3 font-medium outline-hidden select-none data-highlighted:bg-surface-2 data-highlighted:text-ink pointer-coarse:min-h-11'

interface Props {
  to: string
  icon: LucideIcon
  text: string
}

export function LinkEntry({ to, icon: Icon, text }: Props) {
  return (
    <Menu.LinkItem closeOnClick render={<Link to={to} />} className={entryLook}>
      <Icon size={18} className="shrink-0 text-ink-3" />
      {text}
    </Menu.LinkItem>
  )
}
