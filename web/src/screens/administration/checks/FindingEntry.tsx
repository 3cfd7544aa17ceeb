import type { CheckResult } from '@hausblick/contract/calls/checks.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

const looks = { fine: 'good', look: 'hint', broken: 'bad' } as const

interface Props {
  name: string
  finding: Omit<CheckResult, 'name'>
}

/** What a check has found, and what to do about it. */
export function FindingEntry({ name, finding: { state, found, todos } }: Props) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium">{name}</h3>
        <StateChip look={looks[state]}>{texts.states[state]}</StateChip>
      </div>
      <p className="mt-1 max-w-[75ch] wrap-anywhere text-ink-2">{found}</p>
      {todos.map((todo) => (
        <p key={todo} className="mt-2 max-w-[75ch] wrap-anywhere">
          {todo}
        </p>
      ))}
    </li>
  )
}
