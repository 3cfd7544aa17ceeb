import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon: LucideIcon
  title: string
  children?: ReactNode
  className?: string
}

/** An empty state: a title, and what the user can do about it. */
export function EmptyNote({ icon: Icon, title, children, className = '' }: Props) {
  return (
    <div
      className={`card flex flex-col items-center gap-1 px-6 py-10 text-center text-balance ${className}`}
    >
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon size={22} />
      </span>
      <p className="text-17 font-semibold">{title}</p>
      <div className="max-w-[65ch] text-ink-2">{children}</div>
    </div>
  )
}
