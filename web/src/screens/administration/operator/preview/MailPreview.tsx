import type { MailKind, OperatorChange } from '@hausblick/contract/calls/operator.ts'
import { Section } from '../../../../base/ui/Section.tsx'
import * as texts from '../texts.ts'
import { usePreview } from './usePreview.ts'

/** A mail as it would be sent. */
export function MailPreview({ change, kind }: { change: OperatorChange; kind: MailKind }) {
  const { data, note } = usePreview(change)
  const mail = data?.mails[kind]
  return (
    <Section title={texts.preview}>
      <p className="mb-3 text-13 text-ink-3">{texts.previewNote}</p>
      <p role="status" className="mb-3 min-h-5 text-13 text-ink-3">
        {note}
      </p>
      {mail && (
        <div className="wrap-anywhere">
          <p className="text-13 text-ink-3">{mail.from}</p>
          <p className="mb-3 font-semibold">{mail.subject}</p>
          <p className="whitespace-pre-line">{mail.text}</p>
        </div>
      )}
    </Section>
  )
}
