import { nameSheet } from '../nameSheet.ts'
import type { StepProps } from '../stepProps.ts'
import { LeftOut } from './LeftOut.tsx'
import * as texts from './texts.ts'

/** What of all sheets of an import is not read. */
export function LeftOutOfRun({ run }: StepProps) {
  const sheets = run.sheets.filter(
    ({ decision, leftOut }) => leftOut !== null || decision === 'left-out',
  )
  if (sheets.length === 0) return null
  const isDoubtful = sheets.some(({ leftOut }) => (leftOut?.doubts.length ?? 0) > 0)
  return (
    <details className="card p-[min(1.5rem,6.5vw)]" open={isDoubtful}>
      <summary className="min-h-6 text-17 font-semibold pointer-coarse:py-2">{texts.title}</summary>
      {sheets.map((sheet) =>
        sheet.leftOut ? (
          <section key={sheet.number} className="mt-6">
            <h3 className="font-semibold wrap-anywhere">{nameSheet(run, sheet)}</h3>
            <LeftOut leftOut={sheet.leftOut} />
          </section>
        ) : (
          <p key={sheet.number} className="mt-6 wrap-anywhere">
            {texts.leftOutSheet(nameSheet(run, sheet))}
            {sheet.result === 'unreadable' && <span className="text-ink-2"> {sheet.title}</span>}
          </p>
        ),
      )}
    </details>
  )
}
