import type { OperatorChange } from '@hausblick/contract/calls/operator.ts'
import { useState } from 'react'
import { Section } from '../../../../base/ui/Section.tsx'
import { SegmentedChoice } from '../../../../base/ui/SegmentedChoice.tsx'
import * as texts from '../texts.ts'
import { usePreview } from './usePreview.ts'

type Page = keyof typeof texts.previewPages
const pages = (Object.keys(texts.previewPages) as Page[]).map((id) => ({
  id,
  label: texts.previewPages[id],
}))

/** The legal pages as they would be. Nothing in them can be followed, so that nothing typed is lost. */
export function LegalPreview({ change }: { change: OperatorChange }) {
  const [page, setPage] = useState<Page>('impressum')
  const { data, note } = usePreview(change)
  return (
    <Section title={texts.preview}>
      <p className="mb-3 text-13 text-ink-3">{texts.previewNote}</p>
      <SegmentedChoice label={texts.previewPage} options={pages} chosen={page} onChoose={setPage} />
      <p role="status" className="mt-3 min-h-5 text-13 text-ink-3">
        {note}
      </p>
      <section
        aria-label={texts.previewPages[page]}
        // Scrolled by keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the focus
        tabIndex={0}
        className="mt-4 h-[32rem] overflow-y-auto"
      >
        {data && (
          <div
            inert
            className="legal block! text-13! [&_[data-title]]:text-20! [&_[data-title]]:font-semibold [&_h2]:text-15! [&_h2]:mt-5! [&_nav]:hidden!"
            // The service's own texts, in which it has escaped the operator's details.
            dangerouslySetInnerHTML={{ __html: withoutHeading(data.pages[page]) }}
          />
        )}
      </section>
    </Section>
  )
}

/** The page's title as text: the page around the preview has the only heading of the first level. */
function withoutHeading(article: string): string {
  return article.replace('<h1>', '<p data-title>').replace('</h1>', '</p>')
}
