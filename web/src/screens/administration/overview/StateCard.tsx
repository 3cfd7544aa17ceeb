import type { ServiceState, Work } from '@hausblick/contract/calls/overview.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { describeState, describeWork } from './state.ts'
import * as texts from './texts.ts'

interface Props {
  /** Null for staff, whom only what is read concerns. */
  state: ServiceState | null
  work: readonly Work[]
  today: string
}

/** How the service is. Staff see it only while it reads documents. */
export function StateCard({ state, work, today }: Props) {
  if (!state && work.every(({ waiting, givenUp }) => waiting + givenUp === 0)) return null
  const entries = [
    ...(state ? describeState(state, today) : []),
    ...work.flatMap((one) =>
      one.kind === 'mails' && !state?.areMailsSent ? [] : describeWork(one, today),
    ),
  ]
  const check = state && (
    <Link to={pages.checks.path} className="link tap">
      {texts.check}
    </Link>
  )
  return (
    <Section title={texts.stateHeading} actions={check}>
      <dl className="-my-3 divide-y divide-line">
        {entries.map(({ name, look, said, detail, more }) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3"
          >
            <dt className="min-w-0 hyphens-auto">{name}</dt>
            <dd>
              <StateChip look={look}>{said}</StateChip>
            </dd>
            {detail && (
              <dd className="w-full text-13 wrap-anywhere text-ink-3">
                {detail}{' '}
                {more && (
                  <Link to={more.to} className="link tap">
                    {more.text}
                  </Link>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  )
}
