import type { ShownOperator } from '@hausblick/contract/calls/operator.ts'
import { useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../../base/ui/ChangeNotes.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { TextArea } from '../../../../base/ui/TextArea.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import * as operatorTexts from '../texts.ts'
import { useSave } from '../useSave.ts'
import * as texts from './texts.ts'

const SEPARATORS = /[\n\t;]+/

/** Where rents may rise by 15 % only. */
export function RentsForm({ shown }: { shown: ShownOperator }) {
  const { base, save } = useSave(shown)
  const { cappedPlaces, unused } = base.rents
  const [written, setWritten] = useState(cappedPlaces.join('\n'))
  const saving = useChange(async () => {
    const saved = await save({ rents: { cappedPlaces: written.split(SEPARATORS) } })
    setWritten(saved.rents.cappedPlaces.join('\n'))
    return operatorTexts.saved
  })
  return (
    <form onSubmit={saving.onSubmit} noValidate className="max-w-160">
      <Section title={texts.title}>
        <p className="mb-4 text-ink-2">{texts.note}</p>
        <TextArea
          label={texts.places}
          hint={texts.placesHint}
          rows={14}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        {cappedPlaces.length > 0 && (
          <p className="mt-3 text-ink-2">{texts.countOf(cappedPlaces.length)}</p>
        )}
        {unused.length > 0 && <p className="mt-2 text-ink-2">{texts.unused(unused)}</p>}
      </Section>
      <div className="mt-4 print:hidden">
        <ChangeNotes {...saving} />
        <Button type="submit" aria-disabled={saving.busy}>
          {operatorTexts.save}
        </Button>
      </div>
    </form>
  )
}
