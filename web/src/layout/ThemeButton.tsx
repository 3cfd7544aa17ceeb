import { Contrast } from 'lucide'
import { IconButton } from '../ui/IconButton.tsx'
import { toggleTheme } from './theme.ts'

export function ThemeButton() {
  return (
    <IconButton
      label="Zwischen hellem und dunklem Design wechseln"
      icon={Contrast}
      onClick={toggleTheme}
    />
  )
}
