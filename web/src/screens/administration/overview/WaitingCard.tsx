import type { Waiting } from '@hausblick/contract/calls/overview.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import * as texts from './texts.ts'
import { describeWaiting } from './waiting.ts'

/** What waits for somebody, each with where it is done. */
export function WaitingCard({ waiting, today }: { waiting: Waiting; today: string }) {
  const entries = describeWaiting(waiting, today)
  return (
    <Section title={texts.waitingHeading}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{texts.nothingWaits}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {entries.map(({ title, detail, action, to }) => (
            <li key={title} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-medium">{title}</p>
                <p className="text-13 wrap-anywhere text-ink-3">{detail}</p>
              </div>
              <Link
                to={to}
                aria-label={texts.actionFor(action, title)}
                className="control field inline-flex items-center px-4 font-medium"
              >
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
