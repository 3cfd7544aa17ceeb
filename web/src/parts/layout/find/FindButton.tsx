import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useMediaQuery } from '../../../base/ui/useMediaQuery.ts'
import * as texts from '../texts.ts'
import { useFinder } from './useFinder.ts'

const FindDialog = lateDialog(() => import('./FindDialog.tsx'))

/** Opens the search for everything, as the keys Ctrl or Command and K do. Nothing for visitors. */
export function FindButton({ isSmall }: { isSmall: boolean }) {
  const finder = useFinder()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Until hydration, it is unknown.
  const isMac = useMediaQuery('(pointer: fine)') && /^Mac/.test(navigator.platform)
  useShortcut(finder !== null, () => setOpen((isOpen) => !isOpen))
  if (!finder) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isSmall ? texts.find : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void FindDialog.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
        className={`flex size-10 items-center justify-center gap-2 rounded-control text-15 text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11 print:hidden ${isSmall ? '' : 'lg:w-auto! lg:border lg:border-field lg:bg-surface lg:px-3'}`}
      >
        <Search size={20} className={isSmall ? '' : 'lg:size-4'} />
        {!isSmall && <span className="sr-only lg:hidden">{texts.find}</span>}
        {!isSmall && (
          <span className="hidden items-center gap-3 lg:flex">
            {texts.findShort}
            <kbd className="min-w-12 rounded-small bg-surface-2 px-1.5 py-0.5 font-sans text-12 whitespace-nowrap text-ink-2">
              {isMac ? texts.macKeys : texts.keys}
            </kbd>
          </span>
        )}
      </button>
      {open && <FindDialog finder={finder} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Calls `press` at Ctrl or Command and K, unless another dialog is open, whose work might be lost. */
function useShortcut(enabled: boolean, press: () => void): void {
  const onPress = useEffectEvent(press)
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isPressed = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isPressed || event.shiftKey || event.altKey) return
      event.preventDefault()
      const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
      if (!dialog || dialog.querySelector('[data-find]')) onPress()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
