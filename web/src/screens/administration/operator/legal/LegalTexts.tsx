import type { ShownOperator } from '@hausblick/contract/calls/operator.ts'
import { ownLegalFiles } from '@hausblick/contract/ownLegal.ts'
import { Section, stack } from '../../../../base/ui/Section.tsx'
import { LegalText } from './LegalText.tsx'
import * as texts from './texts.ts'

const names = new Intl.ListFormat('de', { type: 'conjunction' }).format(
  Object.values(ownLegalFiles),
)

/** Whose the legal texts are, what they must contain, and what seems to be missing. */
export function LegalTexts({ shown: { legalFolder, legalTexts } }: { shown: ShownOperator }) {
  return (
    <div className={stack}>
      <Section title={texts.howTo}>
        <div className="grid max-w-3xl gap-3 text-ink-2">
          <p className="wrap-anywhere">
            {legalFolder === null ? texts.noFolder : texts.folder(legalFolder)}{' '}
            {texts.filesNote(names)}
          </p>
          <p>{texts.wordsNote}</p>
        </div>
      </Section>
      {legalTexts.map((text) => (
        <LegalText key={text.page} text={text} />
      ))}
    </div>
  )
}
