import { Button } from '../../../base/ui/Button.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { LeftOut } from '../leftOut/LeftOut.tsx'
import { title as leftOutTitle } from '../leftOut/texts.ts'
import * as rowTexts from './rows/texts.ts'
import { Totals } from './Totals.tsx'
import * as texts from './texts.ts'
import type { TrialRead } from './useTrial.ts'

interface Props extends TrialRead {
  onLeaveOut: () => void
  onRemoveRule: (name: string) => void
  onOpenRow: (line: number) => void
}

/** What comes of a mapping on the whole sheet: rows that go in, sums, what is left out, and what is missing yet. */
export function Outcome({ onLeaveOut, onRemoveRule, onOpenRow, ...read }: Props) {
  const { trial, error, isOld, retry } = read
  if (error)
    return (
      <FailedRead
        className="mt-6"
        title={texts.trialFailed}
        read={{ error, retrying: isOld, retry }}
        actions={
          <Button look="secondary" onClick={onLeaveOut}>
            {texts.leaveOut}
          </Button>
        }
      />
    )
  return (
    <div className="mt-8">
      <h3 className="text-17 font-semibold">{texts.result}</h3>
      <p role="status" className="text-13 text-ink-3">
        {isOld || !trial ? texts.trying : texts.records(trial.records)}
      </p>
      {trial && (
        <div aria-busy={isOld}>
          <Totals totals={trial.totals} />
          <h4 className="mt-6 font-semibold">{leftOutTitle}</h4>
          <LeftOut leftOut={trial.leftOut} onRemoveRule={onRemoveRule} />
          <Hints title={texts.obstacles} hints={trial.obstacles.map((text) => ({ text }))} />
          <Hints
            title={texts.findings}
            hints={(trial.findings ?? []).map(({ message, count, line = null }) => ({
              text: texts.finding(message, count),
              line,
            }))}
            onOpenRow={onOpenRow}
          />
        </div>
      )}
    </div>
  )
}

interface HintsProps {
  title: string
  hints: readonly { readonly text: string; readonly line?: number | null }[]
  onOpenRow?: (line: number) => void
}

function Hints({ title, hints, onOpenRow }: HintsProps) {
  if (hints.length === 0) return null
  return (
    <div className="mt-4 rounded-control bg-hint-soft px-4 py-3 text-hint">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {hints.map(({ text, line = null }) => (
          <li key={text} className="wrap-anywhere">
            {text}{' '}
            {line !== null && onOpenRow && (
              <button type="button" className="link tap" onClick={() => onOpenRow(line)}>
                {rowTexts.openShort(line)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
