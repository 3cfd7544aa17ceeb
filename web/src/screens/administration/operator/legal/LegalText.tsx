import type { LegalText as Text } from '@hausblick/contract/calls/operator.ts'
import { ownLegalFiles } from '@hausblick/contract/ownLegal.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { Check, CircleAlert } from 'lucide-react'
import { formatMoment } from '../../../../base/format/moment.ts'
import { Link } from '../../../../base/ui/Link.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

/** A legal text: whose it is, since when, and what it must contain. */
export function LegalText({ text }: { text: Text }) {
  const { page, changedAt, edition, fault, required } = text
  const title = texts.files[page]
  const missing = required.filter(({ isFound }) => !isFound).length
  return (
    <Section
      title={title}
      actions={
        <StateChip look={changedAt === null ? 'plain' : 'good'}>
          {changedAt === null ? texts.ours : texts.own}
        </StateChip>
      }
    >
      <p className="max-w-[75ch] wrap-anywhere text-ink-2">
        {changedAt === null
          ? texts.withDetails(edition)
          : texts.changedAt(ownLegalFiles[page], formatMoment(changedAt))}{' '}
        <Link to={pages[page].path}>{texts.view(title)}</Link>
      </p>
      {fault !== '' && (
        <p className="mt-3 max-w-[75ch] wrap-anywhere font-medium text-expenses">
          {texts.notShown(fault)}
        </p>
      )}
      <h3 className="mt-5 font-medium">{texts.must}</h3>
      <p className="mt-1 text-ink-2">
        {missing === 0 ? texts.nothingMissing : texts.missing(missing)}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {required.map(({ what, law, isFound }) => (
          <li key={what} className="flex gap-3 py-2.5">
            <Mark isFound={isFound} />
            <p className="min-w-0 wrap-anywhere">
              {what}
              <span className="block text-13 text-ink-3">{law}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mark({ isFound }: { isFound: boolean }) {
  const Icon = isFound ? Check : CircleAlert
  return (
    <span className={`mt-0.5 shrink-0 ${isFound ? 'text-income' : 'text-hint'}`}>
      <Icon size={20} aria-hidden="true" />
      <span className="sr-only">{isFound ? texts.found : texts.notFound}</span>
    </span>
  )
}
