import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { useState } from 'react'
import type { SheetDetail } from '../../../../base/data/imports.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { Select } from '../../../../base/ui/Select.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { headingOf } from '../headings.ts'
import { useTrial } from '../useTrial.ts'
import { addRule, listEmpty, proposeRule, type RowRule } from './rowRule.ts'
import * as texts from './texts.ts'

interface Props {
  id: string
  detail: SheetDetail
  profile: MappingProfile
  cells: readonly string[]
  onChange: (profile: MappingProfile) => void
}

/** Makes a rule of a row that is not data, which is shown with how many rows it takes before it holds. */
export function RowRuleForm({ id, detail, profile, cells, onChange }: Props) {
  const make = (rule: RowRule) => ({
    rule,
    added: addRule(profile, rule, (label) => headingOf(detail, label)),
  })
  const [{ rule, added }, setMade] = useState(() =>
    make(proposeRule(cells, detail.labels, profile)),
  )
  const setRule = (changed: RowRule) => setMade(make(changed))
  const isComplete = rule.emptyColumn !== null || rule.beginning.trim() !== ''
  const { trial, error, isOld } = useTrial(id, detail, isComplete ? added.profile : profile)
  const taken = (trial?.leftOut.parts ?? [])
    .filter((part) => part.rule === added.name)
    .reduce((sum, { rows }) => sum + rows, 0)
  const isReady = isComplete && !isOld && taken > 0
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onChange(added.profile)
      }}
    >
      <p className="text-13 text-ink-3">{texts.ruleNote}</p>
      <p className="rounded-control bg-surface-2 px-3 py-2 text-13 wrap-anywhere">
        {cells.filter((cell) => cell.trim() !== '').join(' · ')}
      </p>
      <Select
        label={texts.howTold}
        options={[
          { value: '', label: texts.byBeginning },
          ...listEmpty(cells, detail.labels).map((label) => ({
            value: label,
            label: texts.byEmpty(headingOf(detail, label)),
          })),
        ]}
        value={rule.emptyColumn ?? ''}
        onChange={(label) => setRule({ ...rule, emptyColumn: label === '' ? null : label })}
      />
      {rule.emptyColumn === null && (
        <TextField
          label={texts.beginning}
          autoComplete="off"
          required
          value={rule.beginning}
          onChange={({ target }) => setRule({ ...rule, beginning: target.value })}
        />
      )}
      <p role="status" className="min-h-5 text-13 text-ink-2">
        {!isComplete ? '' : isOld ? texts.counting : texts.takes(taken)}
      </p>
      <FormError text={error?.message ?? null} />
      <div className="flex justify-end">
        <Button type="submit" aria-disabled={!isReady}>
          {texts.saveRule}
        </Button>
      </div>
    </form>
  )
}
