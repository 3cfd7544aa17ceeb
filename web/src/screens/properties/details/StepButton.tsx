import type { LucideIcon } from 'lucide-react'

interface Props {
  name: string
  icon: LucideIcon
  /** Whether there is no further item; the button then stays focusable. */
  end: boolean
  onGo: () => void
}

export function StepButton({ name, icon: Icon, end, onGo }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={end}
      onClick={onGo}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-disabled:opacity-50"
    >
      <Icon size={20} />
    </button>
  )
}
