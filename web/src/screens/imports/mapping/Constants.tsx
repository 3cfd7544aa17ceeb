import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { FIRST_YEAR, LAST_YEAR } from '@hausblick/contract/year.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { SheetDetail } from '../../../base/data/imports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { setConstant } from './editProfile.ts'
import * as texts from './texts.ts'

interface Props {
  detail: SheetDetail
  profile: MappingProfile
  onChange: (profile: MappingProfile) => void
}

/** What holds for all rows: the year, and fields that no column states. */
export function Constants({ detail, profile, onChange }: Props) {
  const labelOf = (field: string) =>
    detail.fields.find((one) => one.field === field)?.label ?? field
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const hasYear = profile.postings !== null || profile.columns.some(({ month }) => month)
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 items-center font-medium text-brand">
        {texts.constants}
      </summary>
      <div className="mt-2 grid gap-4 rounded-control border border-line p-4">
        {hasYear && (
          <Year year={profile.year} onChange={(year) => onChange({ ...profile, year })} />
        )}
        <div>
          <p className="mb-3 max-w-[75ch] text-13 text-ink-3">{texts.constantsNote}</p>
          {profile.constants.map((constant) => (
            <p key={constant.to} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {texts.constant(labelOf(constant.to), constant.value)}
              </span>
              <IconButton
                label={texts.removeConstant(labelOf(constant.to))}
                icon={X}
                onClick={() => onChange(setConstant(profile, constant.to, ''))}
              />
            </p>
          ))}
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={texts.constantField}
              className="min-w-44 flex-1"
              options={[
                { value: '', label: texts.pleaseChoose },
                ...detail.fields.map((one) => ({ value: one.field, label: one.label })),
              ]}
              value={field}
              onChange={setField}
            />
            <TextField
              label={texts.constantValue}
              className="min-w-32 flex-1"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button
              look="secondary"
              aria-disabled={field === '' || value.trim() === ''}
              onClick={() => {
                if (field === '' || value.trim() === '') return
                onChange(setConstant(profile, field, value.trim()))
                setField('')
                setValue('')
              }}
            >
              {texts.addConstant}
            </Button>
          </div>
        </div>
      </div>
    </details>
  )
}

interface YearProps {
  year: number | null
  onChange: (year: number | null) => void
}

function Year({ year, onChange }: YearProps) {
  const [typed, setTyped] = useState(year === null ? '' : String(year))
  return (
    <TextField
      label={texts.year}
      hint={texts.yearHint}
      inputMode="numeric"
      maxLength={4}
      className="max-w-96"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const entered = Number(target.value)
        if (target.value.trim() === '') onChange(null)
        else if (entered >= FIRST_YEAR && entered <= LAST_YEAR) onChange(entered)
      }}
    />
  )
}
