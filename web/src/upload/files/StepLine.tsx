import { formatNumber, NO_BREAK } from '../../format/number.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { Step } from '../queue/upload.ts'

/** Says how far a file is, below its name. */
export function StepLine({ step }: { step: Step }) {
  switch (step.at) {
    case 'chosen':
      return null
    case 'waiting':
      return <p className="mt-1.5 text-13 text-ink-2">Wartet …</p>
    case 'sending':
      return <SendingLine percent={step.fraction * 100} />
    case 'sent':
      return <p className="mt-1.5 text-13 text-income">Hochgeladen</p>
    case 'failed':
      return <p className="mt-1.5 text-13 text-expenses">{step.reason}</p>
    case 'cancelled':
      return (
        <p className="mt-1.5 text-13 text-ink-2">
          {step.late
            ? 'Abgebrochen, als schon alles übertragen war: Vielleicht ist das Dokument trotzdem angekommen.'
            : 'Abgebrochen, nicht hochgeladen'}
        </p>
      )
  }
}

function SendingLine({ percent }: { percent: number }) {
  return (
    <div className="mt-2">
      <ProgressBar percent={percent} label="Fortschritt" />
      <p className="mt-1.5 text-13 text-ink-2">
        {percent < 100
          ? `${formatNumber(percent, 0, 0)}${NO_BREAK}% übertragen`
          : 'Wird gespeichert …'}
      </p>
    </div>
  )
}
