import { Menu } from '@base-ui/react/menu'
import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import * as ui from '../../../base/ui/texts.ts'
import { AccountEntries } from './AccountEntries.tsx'

export interface AccountMenuProps {
  /** Whether the current page is a public one, outside the user's own area. */
  away: boolean
}

/** The account menu, initially open: it is imported lazily by the click that opens it. */
export function AccountMenu({ away }: AccountMenuProps) {
  const [open, setOpen] = useState(true)
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger render={<IconButton label={ui.account} icon={CircleUserRound} />} />
      <Menu.Portal>
        <Menu.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-20 outline-none print:hidden"
        >
          <Menu.Popup className="card w-72 max-w-(--available-width) p-1.5 shadow-float outline-none transition-opacity data-starting-style:opacity-0">
            <AccountEntries away={away} onDone={() => setOpen(false)} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
