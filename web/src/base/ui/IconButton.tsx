import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'> {
  /** Accessible name. */
  label: string
  icon: LucideIcon
}

export function IconButton({ label, icon: Icon, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-10 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink aria-expanded:bg-surface-2 aria-expanded:text-ink pointer-coarse:size-11 print:hidden ${className}`}
      {...rest}
    >
      <Icon size={20} />
    </button>
  )
}
