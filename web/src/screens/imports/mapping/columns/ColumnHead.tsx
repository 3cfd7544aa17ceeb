import { SlidersHorizontal } from 'lucide-react'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { columnOf } from '../editProfile.ts'
import { headingOf, type ShownColumn } from '../headings.ts'
import * as texts from '../texts.ts'
import type { ColumnsProps } from './columnsProps.ts'
import { FieldSelect } from './FieldSelect.tsx'
import { stateOf } from './stateOf.ts'

interface Props extends ColumnsProps {
  column: ShownColumn
}

const words = {
  new: texts.isNew,
  unknown: texts.unknown,
  likely: texts.likely,
  twice: texts.twice,
} as const

/** What a column holds: its heading, the choice of its field, and what the person should know of that. */
export function ColumnHead({ column, detail, profile, trial, touched, onChange, onOpen }: Props) {
  const { label, heading } = column
  if (label === null) return <span className="text-ink-3">–</span>
  const state = stateOf(column, detail, profile, touched.has(label))
  const mapped = columnOf(profile, label)
  const others = mapped?.from[0] === label ? mapped.from.slice(1) : []
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-1">
        <span className="min-w-0 text-13 font-medium text-ink-2 wrap-anywhere">{heading}</span>
        <button
          type="button"
          aria-label={texts.settingsOf(heading)}
          onClick={() => onOpen(label)}
          className="grid size-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
        >
          <SlidersHorizontal size={16} />
        </button>
      </div>
      <FieldSelect
        column={{ ...column, label }}
        detail={detail}
        profile={profile}
        isUnsure={state !== null}
        onChange={(next) => onChange(next, label)}
      />
      {state !== null && (
        <span className="justify-self-start">
          <StateChip look="hint">{words[state]}</StateChip>
        </span>
      )}
      {trial?.readings
        ?.filter((reading) => reading.label === label)
        .map(({ text, isOpen }) => (
          <span
            key={text}
            className={`text-12 wrap-anywhere ${isOpen ? 'text-hint' : 'text-ink-3'}`}
          >
            {text}
          </span>
        ))}
      {others.length > 0 && (
        <span className="text-12 text-ink-3 wrap-anywhere">
          {texts.joinsWith(others.map((name) => `„${headingOf(detail, name)}“`).join(', '))}
        </span>
      )}
    </div>
  )
}
