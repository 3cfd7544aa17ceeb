import { formatCount } from '../../../base/format/number.ts'
import type { ListFilter } from '../kind.ts'
import type { UnitFilter } from '../listAddress.ts'

interface Props<Item> {
  filters: readonly ListFilter<Item>[]
  chosen: readonly UnitFilter[]
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  onChange: (chosen: readonly UnitFilter[]) => void
}

/** Toggle buttons for the filters, each with the number of matching items. */
export function FilterButtons<Item>({ filters, chosen, items, onChange }: Props<Item>) {
  return filters.map(({ id, label, keeps }) => {
    const isChosen = chosen.includes(id)
    return (
      <button
        key={id}
        type="button"
        aria-pressed={isChosen}
        onClick={() =>
          onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
        }
        className="control inline-flex items-center gap-1.5 border border-field bg-surface px-3 font-medium text-ink-2 hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand forced-colors:aria-pressed:outline-2"
      >
        {label}
        <span className="min-w-[2ch] text-left font-normal">
          {items && formatCount(items.filter(keeps).length)}
        </span>
      </button>
    )
  })
}
