import { Moon, Sun } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
import { toggleTheme } from './theme.ts'

/** Which of the two icons is seen is decided by the styles, since only the browser knows the theme. */
export function ThemeButton() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Zwischen hellem und dunklem Design wechseln"
      className="grid size-10 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
    >
      <Icon of={Moon} size={20} className="dark:hidden" />
      <Icon of={Sun} size={20} className="hidden dark:block" />
    </button>
  )
}
