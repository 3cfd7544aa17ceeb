import { useState } from 'react'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { Differences } from '../differences/Differences.tsx'
import { OwnersLink } from '../owners/OwnersLink.tsx'
import type { StepProps } from '../stepProps.ts'
import { RunFiles } from './RunFiles.tsx'
import * as texts from './texts.ts'
import { UndoForm } from './UndoForm.tsx'

/** An import that was applied or undone: what it changed, from which files, and how to undo it. */
export function AppliedView({ run }: StepProps) {
  const [asks, setAsks] = useState(false)
  const { appliedAt, by, mappings, corrections, state, undo } = run
  if (asks && undo?.possible) return <UndoForm run={run} onCancel={() => setAsks(false)} />
  const applied = state === 'applied'
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section
        title={applied ? texts.appliedTitle : texts.undoneTitle}
        actions={
          undo?.possible && (
            <Button look="secondary" onClick={() => setAsks(true)}>
              {texts.undo}
            </Button>
          )
        }
      >
        <p className="-mt-2 max-w-[75ch] text-ink-2">
          {applied ? texts.appliedNote : texts.undoneNote}
        </p>
        {undo?.reason && <p className="mt-2 max-w-[75ch] text-ink-2">{undo.reason}</p>}
        <dl className="mt-4 grid gap-x-6 gap-y-1 md:grid-cols-[auto_1fr]">
          {appliedAt !== null && <Fact name={texts.when}>{formatMoment(appliedAt)}</Fact>}
          <Fact name={texts.who}>{by}</Fact>
          {mappings.length > 0 && <Fact name={texts.mappings}>{mappings.join(', ')}</Fact>}
          {corrections > 0 && <Fact name={texts.corrections}>{texts.cells(corrections)}</Fact>}
        </dl>
      </Section>
      {applied && <OwnersLink run={run} />}
      <Section title={texts.files}>
        <RunFiles run={run} />
      </Section>
      <Differences run={run} title={texts.changesTitle} note={texts.changesNote} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-13 text-ink-3 max-md:mt-2 md:py-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
