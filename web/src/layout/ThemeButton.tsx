import { Contrast } from 'lucide'
import { IconButton } from '../ui/IconButton.tsx'
import * as texts from './texts.ts'
import { toggleTheme } from './theme.ts'

export function ThemeButton() {
  return <IconButton label={texts.switchTheme} icon={Contrast} onClick={toggleTheme} />
}
