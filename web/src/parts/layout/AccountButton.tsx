import { CircleUserRound } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { logFailure } from '../../base/data/failures.ts'
import { IconButton } from '../../base/ui/IconButton.tsx'
import { describeFailure } from '../../base/ui/late/describeFailure.ts'
import { FailureActions } from '../../base/ui/late/FailureActions.tsx'
import type { Failure } from '../../base/ui/late/LateBoundary.tsx'
import { loadCode } from '../../base/ui/late/loadCode.ts'
import * as ui from '../../base/ui/texts.ts'
import { useDismiss } from '../../base/ui/useDismiss.ts'
import type { AccountMenuProps } from '../session/account/AccountMenu.tsx'
import * as texts from './texts.ts'

const load = () =>
  loadCode(async () => (await import('../session/account/AccountMenu.tsx')).AccountMenu)

/** The button of the account menu. The first click loads the menu's code, which replaces this button by its own. */
export function AccountButton({ away }: AccountMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useDismiss(place, error !== null, () => setError(null))
  const open = async () => {
    setLoading(true)
    try {
      const Loaded = await load()
      setMenu(() => Loaded)
    } catch (cause) {
      logFailure(cause)
      setError(cause instanceof Error ? cause : null)
    }
    setLoading(false)
  }
  if (Menu) return <Menu away={away} />
  return (
    <div ref={place} className="relative">
      <IconButton
        label={ui.account}
        icon={CircleUserRound}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={loading}
        // Preloads, so that the code is usually there when the button is pressed.
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void open()}
      />
      {error && <Failed error={error} retrying={loading} retry={() => void open()} />}
    </div>
  )
}

function Failed(failure: Omit<Failure, 'again'>) {
  const { title = texts.menuMissing, reason } = describeFailure({ ...failure, again: false })
  return (
    <div
      role="alert"
      className="card absolute top-full right-0 z-10 mt-1.5 grid w-72 gap-3 p-4 text-13 shadow-float"
    >
      <p className="font-medium">{title}</p>
      <p>{reason}</p>
      <FailureActions {...failure} again={false} />
    </div>
  )
}
