import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Trial } from '../../../../base/data/imports.ts'
import { Select } from '../../../../base/ui/Select.tsx'
import { changeColumn, columnOf } from '../editProfile.ts'
import * as texts from '../texts.ts'

interface Props {
  /** A column whose words say whether postings count, or their side. */
  column: NonNullable<Trial['words']>[number]
  profile: MappingProfile
  onChange: (profile: MappingProfile) => void
}

const MEANINGS = { state: ['gebucht', 'nicht gebucht'], side: ['Soll', 'Haben'] } as const

/** Decides what each word of a column means. */
export function WordChoices({ column: { label, field, words }, profile, onChange }: Props) {
  const values = columnOf(profile, label)?.values ?? {}
  return (
    <ul className="grid gap-2 md:max-w-144">
      {words.map(({ text, meaning }) => {
        const said = values[text] ?? meaning ?? ''
        const known = MEANINGS[field].find((one) => one === said)
        return (
          <li key={text} className="grid grid-cols-2 items-center gap-3">
            <span className="min-w-0 wrap-anywhere">{texts.word(text)}</span>
            <Select
              label={texts.meaningOf(text)}
              labelled="hidden"
              isWrong={!known}
              options={[
                ...(known ? [] : [{ value: '' as const, label: texts.pleaseChoose }]),
                ...MEANINGS[field].map((value) => ({ value, label: value })),
              ]}
              value={known ?? ''}
              onChange={(value) =>
                value !== '' &&
                onChange(changeColumn(profile, label, { values: { ...values, [text]: value } }))
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
