import type { DateKind } from '@hausblick/figures/dates/upcoming.ts'
import { DoorOpen, Hammer, Landmark, type LucideIcon, TrendingUp } from 'lucide-react'
import { looks } from './looks.ts'

/** By kind; all others are dates of loans. */
const icons: Readonly<Partial<Record<DateKind, LucideIcon>>> = {
  rentIncrease: TrendingUp,
  tenancyEnd: DoorOpen,
  modernisation: Hammer,
}

export function KindIcon({ kind }: { kind: DateKind }) {
  const Icon = icons[kind] ?? Landmark
  return (
    <span className={`${looks.icon} grid place-items-center bg-brand-soft text-brand`}>
      <Icon size={18} />
    </span>
  )
}
