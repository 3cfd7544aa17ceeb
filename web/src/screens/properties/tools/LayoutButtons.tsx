import { LayoutGrid, List } from 'lucide-react'
import type { ListLayout } from '../listAddress.ts'
import * as texts from '../texts.ts'

const layouts = [
  { id: 'karten', label: texts.asCards, icon: LayoutGrid },
  { id: 'liste', label: texts.asList, icon: List },
] as const

interface Props {
  layout: ListLayout
  onChange: (layout: ListLayout) => void
}

export function LayoutButtons({ layout, onChange }: Props) {
  return (
    <fieldset
      aria-label={texts.layoutLabel}
      className="flex gap-1 rounded-control print:hidden border border-line bg-surface-2 p-1 pointer-coarse:p-0"
    >
      {layouts.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === layout}
          aria-label={label}
          title={label}
          onClick={() => onChange(id)}
          className="grid min-h-8 min-w-10 place-items-center rounded-small text-ink-2 hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-lifted pointer-coarse:size-11 forced-colors:aria-pressed:outline-2"
        >
          <Icon size={18} />
        </button>
      ))}
    </fieldset>
  )
}
