import type { Program } from '@hausblick/contract/calls/programs.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

/** A program: what it may do, until when, and its last use. */
export function ProgramEntry({ program, onRevoke }: { program: Program; onRevoke: () => void }) {
  const { name, purpose, customerId, lastDay, state, madeAt, madeBy, usedAt } = program
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-13 text-ink-2">
          {[
            texts.purposes[purpose],
            customerId === null ? texts.allCustomers : texts.ofCustomer(customerId),
            texts.until(formatDate(lastDay)),
          ].join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-3">
          <StateChip look={state === 'valid' ? 'good' : 'plain'}>{texts.states[state]}</StateChip>
          <span>{usedAt === null ? texts.neverUsed : texts.used(formatMoment(usedAt))}</span>
          <span>{texts.made(formatMoment(madeAt), madeBy)}</span>
        </p>
      </div>
      {state === 'valid' && (
        <Button
          look="secondary"
          aria-label={texts.revokeOne(name)}
          className="print:hidden"
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}
