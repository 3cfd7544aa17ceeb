import { Contrast } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
import { toggleTheme } from './theme.ts'

export function ThemeButton() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Zwischen hellem und dunklem Design wechseln"
      className="grid size-10 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
    >
      <Icon of={Contrast} size={20} />
    </button>
  )
}
