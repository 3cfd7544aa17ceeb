import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { COLUMN_TYPES } from '@hausblick/contract/mapping/subjects.ts'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { SheetDetail, Trial } from '../../../../base/data/imports.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { Dialog } from '../../../../base/ui/Dialog.tsx'
import { IconButton } from '../../../../base/ui/IconButton.tsx'
import { Select } from '../../../../base/ui/Select.tsx'
import { changeColumn, columnOf, joinColumn, separateColumn } from '../editProfile.ts'
import { headingOf, listColumns } from '../headings.ts'
import * as texts from '../texts.ts'
import { Meanings } from './Meanings.tsx'
import { WordChoices } from './WordChoices.tsx'

interface Props {
  label: string
  detail: SheetDetail
  profile: MappingProfile
  trial: Trial | undefined
  onChange: (profile: MappingProfile) => void
  onClose: () => void
}

/** Types of numbers that may have thousands. */
const LARGE: ReadonlySet<string> = new Set(['money', 'area', 'count'])

const ID_SPLITS = ['', 'id-name'] as const
/** Of a unit's column. */
const UNIT_SPLITS = [...ID_SPLITS, 'building-unit', 'unit-building'] as const

/** How a column is read: as what, joined to which others, and what its texts mean. */
export default function ColumnDialog(props: Props) {
  const { label, detail, profile, trial, onChange, onClose } = props
  const columns = listColumns(detail)
  const nameOf = (name: string) => headingOf(detail, name)
  const column = columnOf(profile, label)
  const namesUnits = column?.to === 'propertyid'
  // A loan on a unit is none on its building.
  const idSplits = namesUnits && profile.subject !== 'loan' ? UNIT_SPLITS : ID_SPLITS
  const words = trial?.words?.find((one) => one.label === label && one.field === column?.to)
  const joined = column?.from[0] === label ? column.from.slice(1) : []
  const free = columns.flatMap(({ label: other }) =>
    other === null || other === label || column?.from.includes(other) ? [] : [other],
  )
  return (
    <Dialog title={texts.columnTitle(nameOf(label))} onClose={onClose}>
      <div className="grid gap-5">
        {column?.split === undefined || column.type === 'id' ? (
          <Select
            label={texts.typeLabel}
            options={COLUMN_TYPES.map((type) => ({ value: type, label: texts.types[type] }))}
            value={column?.type ?? 'text'}
            onChange={(type) => onChange(changeColumn(profile, label, { type }))}
          />
        ) : null}
        {column && LARGE.has(column.type) && (
          <Select
            label={texts.numbers}
            options={(['', 'de', 'en'] as const).map((value) => ({
              value,
              label: texts.numberForms[value],
            }))}
            value={column.numbers ?? ''}
            onChange={(numbers) =>
              onChange(changeColumn(profile, label, { numbers: numbers || undefined }))
            }
          />
        )}
        {column?.type === 'id' && (
          <Select
            label={texts.idSplit}
            options={idSplits.map((value) => ({
              value,
              label: texts.idSplits[value],
            }))}
            value={idSplits.find((one) => one === column.split) ?? ''}
            onChange={(split) =>
              onChange(changeColumn(profile, label, { split: split || undefined }))
            }
          />
        )}
        {namesUnits && (
          <Checkbox
            label={texts.inBuilding}
            isOn={column?.inBuilding ?? false}
            onChange={(inBuilding) => onChange(changeColumn(profile, label, { inBuilding }))}
          />
        )}
        <Checkbox
          label={texts.fillDown}
          isOn={column?.fillDown ?? false}
          onChange={(fillDown) => onChange(changeColumn(profile, label, { fillDown }))}
        />
        <div className="grid gap-2">
          {joined.map((other) => (
            <p key={other} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{nameOf(other)}</span>
              <IconButton
                label={texts.separate(nameOf(other))}
                icon={X}
                onClick={() => onChange(separateColumn(profile, other))}
              />
            </p>
          ))}
          <Select
            label={texts.join}
            options={[
              { value: '', label: texts.joinNone },
              ...free.map((other) => ({ value: other, label: nameOf(other) })),
            ]}
            value=""
            onChange={(other) => other !== '' && onChange(joinColumn(profile, label, other))}
          />
        </div>
        {words ? (
          <section>
            <h3 className="mb-2 text-13 font-medium text-ink-2">{texts.words}</h3>
            <WordChoices column={words} profile={profile} onChange={onChange} />
          </section>
        ) : (
          <Meanings
            values={column?.values ?? {}}
            onChange={(values) => onChange(changeColumn(profile, label, { values }))}
          />
        )}
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  )
}

interface CheckboxProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Checkbox({ label, isOn, onChange }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-brand"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
