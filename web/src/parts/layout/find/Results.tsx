import { Link } from '../../../base/ui/Link.tsx'
import type { Entry, Group } from './entry.ts'
import * as texts from './texts.ts'

interface Props {
  id: string
  groups: readonly Group[]
  idOf: (entry: Entry) => string
  active: Entry | undefined
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}

/** The groups as one listbox, whose options are links where they lead somewhere. The focus stays in the field. */
export function Results({ id, groups, ...rest }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.results}
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain p-1.5 empty:hidden"
    >
      {groups.map(({ title, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={title} role="group" aria-labelledby={`${id}-${index}`}>
          <p id={`${id}-${index}`} className="px-3 pt-2.5 pb-1 text-12 font-medium text-ink-3">
            {title}
          </p>
          {entries.map((entry) => (
            <Option key={entry.key} entry={entry} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({
  entry,
  idOf,
  active,
  onPoint,
  onChoose,
}: Omit<Props, 'id' | 'groups'> & { entry: Entry }) {
  const { label, detail = '', icon: Icon, target } = entry
  const props = {
    id: idOf(entry),
    role: 'option',
    tabIndex: -1,
    'aria-selected': entry.key === active?.key,
    onPointerMove: () => onPoint(entry),
    onClick: () => onChoose(entry),
    className:
      'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left aria-selected:bg-brand-soft aria-selected:text-brand',
  } as const
  const content = (
    <>
      <Icon size={18} className="shrink-0 opacity-80" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{label}</span>
        {detail !== '' && <span className="block text-13 wrap-anywhere text-ink-2">{detail}</span>}
      </span>
    </>
  )
  return typeof target === 'string' ? (
    <Link to={target} {...props}>
      {content}
    </Link>
  ) : (
    <button type="button" {...props}>
      {content}
    </button>
  )
}
