export interface SegmentedOption<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly SegmentedOption<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A few options side by side, of which one is chosen, for what is no tab of a page. */
export function SegmentedChoice<Id extends string>(props: Props<Id>) {
  const { label, options, chosen, onChoose } = props
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 flex-wrap gap-1 rounded-control border border-line bg-surface-2 p-1 print:hidden"
    >
      {options.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-8 grow rounded-small px-3 text-13 font-medium text-ink-2 hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-lifted pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
