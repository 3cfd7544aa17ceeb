import {
  forgetLearnedCall,
  type LearnedEntry,
  listMappingsCall,
} from '@hausblick/contract/calls/mappings.ts'
import { searchable, searchWords } from '@hausblick/figures/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, renew } from '../../../base/data/ask.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { SearchField } from '../../../base/ui/SearchField.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** More are not seen at a glance. */
const SEARCHED_FROM = 12

/** What proposals follow, by heading and account, to be taken back. */
export function Learned({ learned }: { learned: readonly LearnedEntry[] }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useState('')
  const forget = useChange(async ({ subject, heading: key, label }: LearnedEntry) => {
    await ask(client, forgetLearnedCall, { query: { subject, heading: key } })
    await renew(queries, listMappingsCall)
    heading.current?.focus()
    return texts.forgotten(label)
  })
  const words = searchWords(search)
  const found = learned.filter(({ about, label, meaning }) => {
    const text = searchable(`${about} ${label} ${meaning}`)
    return words.every((word) => text.includes(word))
  })
  return (
    <Section title={texts.learned} headingRef={heading}>
      <p className="-mt-1 mb-4 max-w-[75ch] text-ink-2">{texts.learnedIntro}</p>
      <ChangeNotes {...forget} />
      {learned.length >= SEARCHED_FROM && (
        <SearchField
          label={texts.search}
          value={search}
          onChange={setSearch}
          maxLength={200}
          className="mb-4"
        />
      )}
      {found.length === 0 && (
        <p className="text-ink-2">
          {learned.length === 0 ? texts.nothingLearned : texts.noneFound}
        </p>
      )}
      {[...Map.groupBy(found, ({ about }) => about)].map(([about, entries]) => (
        <section key={about} aria-label={about} className="mt-6 first-of-type:mt-0">
          <h3 className="border-b border-line pb-2 font-semibold">{about}</h3>
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.heading} entry={entry} onForget={() => forget.run(entry)} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

function Entry({ entry, onForget }: { entry: LearnedEntry; onForget: () => void }) {
  const { label, meaning, learnedAt, by } = entry
  return (
    <li className="flex items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{label}</span> {texts.means(meaning)}
        </p>
        {learnedAt !== null && by !== null && (
          <p className="text-13 text-ink-3 wrap-anywhere">
            {texts.learnedFrom(formatDay(learnedAt), by)}
          </p>
        )}
      </div>
      <Button look="secondary" aria-label={texts.forgetOf(label)} onClick={onForget}>
        {texts.forget}
      </Button>
    </li>
  )
}
