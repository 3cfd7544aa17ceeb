import type { Due } from '@hausblick/figures/due/due.ts'
import { useAddresses } from '../../layout/subjects/useAddresses.ts'
import { Link } from '../../ui/Link.tsx'
import { looks } from './looks.ts'
import * as texts from './texts.ts'

interface Props {
  due: Due
  /** What it is called; null within a group, which has said so. */
  name: string | null
}

/** One thing to look at, linked to where one sees to it: the page of a unit, building or loan. */
export function DueEntry({ due, name }: Props) {
  const { kind, subject } = due
  const { details, figures } = useAddresses()
  const address =
    kind === 'uncovered' ? figures({ kind: 'unit', id: subject.id }) : details(subject)
  return (
    <li className={looks.entry}>
      <Link to={address} className={looks.link}>
        <span className="min-w-0 grow basis-40 wrap-anywhere">
          {name && <span className="block font-medium">{name}</span>}{' '}
          <span className="block text-13 text-ink-3">{texts.describeDue(due)}</span>
        </span>{' '}
        <span className="text-13 font-medium text-brand print:hidden">{texts.actionOf(kind)}</span>
      </Link>
    </li>
  )
}
