import { CircleUserRound } from 'lucide'
import { type ComponentType, useState } from 'react'
import { logFailure } from '../data/failures.ts'
import type { AccountMenuProps } from '../session/account/AccountMenu.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { loadCode } from '../ui/late/loadCode.ts'
import * as ui from '../ui/texts.ts'
import * as texts from './texts.ts'

const load = () =>
  loadCode(async () => (await import('../session/account/AccountMenu.tsx')).AccountMenu)

/** The button of the account's menu. The menu's code comes with the first click, and brings the same button along. */
export function AccountButton({ away }: AccountMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)
  const [progress, setProgress] = useState<'loading' | 'failed' | null>(null)
  const open = async () => {
    setProgress('loading')
    try {
      const Loaded = await load()
      setMenu(() => Loaded)
    } catch (error) {
      logFailure(error)
      setProgress('failed')
    }
  }
  if (Menu) return <Menu away={away} />
  return (
    <div className="relative">
      <IconButton
        label={ui.account}
        icon={CircleUserRound}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={progress === 'loading'}
        // It is there by the time that the button is pressed.
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void open()}
      />
      {progress === 'failed' && (
        <p
          role="alert"
          className="card absolute top-full right-0 z-10 mt-1.5 w-64 p-4 text-13 shadow-float"
        >
          {texts.menuMissing}
        </p>
      )}
    </div>
  )
}
