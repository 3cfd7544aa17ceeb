import type { DateSubject } from '@hausblick/figures/due/dateSubject.ts'
import type { Due } from '@hausblick/figures/due/due.ts'
import type { DueLine } from '@hausblick/figures/due/groups.ts'
import { useAddresses } from '../subjects/useAddresses.ts'
import { LinkEntry } from './LinkEntry.tsx'
import { OpeningEntry } from './OpeningEntry.tsx'
import * as texts from './texts.ts'

interface Props {
  line: DueLine
  lead: ((subject: DateSubject) => string) | undefined
}

/** What is alike, each linked to the page of its unit, building or loan. */
export function DueEntry({ line, lead }: Props) {
  const { members } = line
  const { details, figures } = useAddresses()
  const entryOf = (due: Due, name: string | null) => {
    const { kind, subject } = due
    const to =
      kind === 'uncovered' ? figures({ kind: 'unit', id: subject.id }) : (lead ?? details)(subject)
    const entry = { to, name, description: texts.describeDue(due), action: texts.actionOf(kind) }
    return <LinkEntry key={subject.id} {...entry} />
  }
  if (members.length === 1) return entryOf(members[0], texts.nameDue(members[0]))
  return (
    <OpeningEntry name={texts.nameLine(line)} description={texts.describeGroup(line)}>
      {/* Dates that differ are said again; what is so now is not. */}
      {members.map((due) => entryOf(due, due.isNow ? null : texts.nameDue(due)))}
    </OpeningEntry>
  )
}
