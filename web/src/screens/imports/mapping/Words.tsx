import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetDetail, Trial } from '../../../base/data/imports.ts'
import { WordChoices } from './columns/WordChoices.tsx'
import { columnOf } from './editProfile.ts'
import { listColumns } from './headings.ts'
import * as texts from './texts.ts'

interface Props {
  detail: SheetDetail
  profile: MappingProfile
  trial: Trial | undefined
  onChange: (profile: MappingProfile) => void
}

/** Asks what the words of columns mean of which some are not clear, or were decided on. */
export function Words({ detail, profile, trial, onChange }: Props) {
  const asked = (trial?.words ?? []).filter(({ label, field, words }) => {
    const column = columnOf(profile, label)
    if (column?.to !== field) return false
    return words.some(({ text, meaning }) => meaning === null || text in (column.values ?? {}))
  })
  if (asked.length === 0) return null
  const columns = listColumns(detail)
  return (
    <div className="mt-8">
      <h3 className="text-17 font-semibold">{texts.words}</h3>
      {asked.map((column) => (
        <section key={column.label} className="mt-3">
          <h4 className="mb-2 text-13 text-ink-3">
            {texts.columnTitle(
              columns.find(({ label }) => label === column.label)?.heading ?? column.label,
            )}
          </h4>
          <WordChoices column={column} profile={profile} onChange={onChange} />
        </section>
      ))}
    </div>
  )
}
