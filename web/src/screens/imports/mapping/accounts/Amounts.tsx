import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { Select } from '../../../../base/ui/Select.tsx'
import * as texts from '../texts.ts'

interface Props {
  profile: MappingProfile
  onChange: (profile: MappingProfile) => void
}

const AMOUNTS = ['debit-credit', 'side', 'signed', 'inverted', 'unsigned', 'reversals'] as const

/** Decides how the amounts of a journal are to be understood. */
export function Amounts({ profile, onChange }: Props) {
  const { postings } = profile
  if (!postings) return null
  return (
    <Select
      label={texts.amounts}
      options={AMOUNTS.map((value) => ({ value, label: texts.amountForms[value] }))}
      value={postings.amounts}
      onChange={(amounts) => onChange({ ...profile, postings: { ...postings, amounts } })}
      className="mt-6 md:max-w-96"
    />
  )
}
