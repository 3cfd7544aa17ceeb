import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { ChevronDown } from 'lucide-react'
import type { SheetDetail } from '../../../../base/data/imports.ts'
import { assignColumn, changeColumn, choiceOf, columnOf } from '../editProfile.ts'
import { headingOf, type ShownColumn } from '../headings.ts'
import * as texts from '../texts.ts'
import { listMonths } from './months.ts'

interface Props {
  column: ShownColumn & { readonly label: string }
  detail: SheetDetail
  profile: MappingProfile
  /** Whether the person should look at it. */
  isUnsure: boolean
  onChange: (profile: MappingProfile) => void
}

/** The value of a column that was joined to another. */
const JOINED = '+'

const look = 'control w-full appearance-none truncate py-0 pr-8 pl-2.5 text-13 font-medium'

export function FieldSelect({ column, detail, profile, isUnsure, onChange }: Props) {
  const { label, heading } = column
  const mapped = columnOf(profile, label)
  const host = mapped && mapped.from[0] !== label ? mapped.from[0] : undefined
  const value = host !== undefined ? JOINED : mapped ? choiceOf(mapped) : ''
  const month = host === undefined ? mapped?.month : undefined
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <select
          aria-label={texts.fieldOf(heading)}
          value={value}
          onChange={({ target }) => {
            if (target.value === JOINED) return
            const field = detail.fields.find((one) => one.field === target.value) ?? null
            onChange(assignColumn(profile, label, field))
          }}
          className={`${look} ${isUnsure ? 'border-2 border-hint bg-surface' : 'field'} ${value === '' ? 'text-ink-3' : 'text-ink'}`}
        >
          {host !== undefined && (
            <option value={JOINED}>{texts.joinedTo(headingOf(detail, host))}</option>
          )}
          <option value="">{texts.ignore}</option>
          {detail.fields.map(({ field, label: name, hint }) => (
            <option key={field} value={field}>
              {hint === null ? name : `${name} (${hint})`}
            </option>
          ))}
        </select>
        <Arrow />
      </div>
      {month !== undefined && (
        <div className="relative">
          <select
            aria-label={texts.monthOf(heading)}
            value={month}
            onChange={({ target }) =>
              onChange(changeColumn(profile, label, { month: Number(target.value) }))
            }
            className={`${look} field`}
          >
            {listMonths().map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <Arrow />
        </div>
      )}
    </div>
  )
}

function Arrow() {
  return (
    <ChevronDown
      size={14}
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-3"
    />
  )
}
