import { importAddress } from '@hausblick/contract/importAddresses.ts'
import { importOwnersQuery } from '../../../base/data/importOwners.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { MailsStay } from '../../../parts/layout/MailsStay.tsx'
import type { StepProps } from '../stepProps.ts'
import { OwnersForm } from './OwnersForm.tsx'
import * as texts from './texts.ts'

/** The owners that an import's files list: to be invited, and what became of the invitations. */
export function OwnersStep({ run }: StepProps) {
  const read = useRead(({ client }) => importOwnersQuery(client, run.id))
  return (
    <Section
      title={texts.title}
      actions={
        <Link to={importAddress(run.id)} className="link tap">
          {texts.back}
        </Link>
      }
    >
      <p className="-mt-2 mb-4 max-w-[75ch] text-ink-2">{texts.note}</p>
      <Loaded read={read} failure={texts.failed}>
        {({ owners, mail }) => (
          <>
            {!mail.isSent && <MailsStay />}
            <details className="mb-5 rounded-control bg-surface-2 px-4 py-3">
              <summary className="font-medium">{texts.mail}</summary>
              <p className="mt-3 text-13 text-ink-2 wrap-anywhere">{texts.from(mail.from)}</p>
              <p className="mt-1 font-medium wrap-anywhere">{mail.subject}</p>
              <p className="mt-2 max-w-[75ch] whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
            </details>
            <OwnersForm runId={run.id} owners={owners} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
