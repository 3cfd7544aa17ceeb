import { Link } from '../../../base/ui/Link.tsx'
import { looks } from './looks.ts'

interface Props {
  to: string
  /** What it is called; null within a group, which has said so. */
  name: string | null
  description: string
  action: string
}

/** One thing to look at, linked to where one sees to it, which may be on the page itself. */
export function LinkEntry({ to, name, description, action }: Props) {
  const content = (
    <>
      <span className="min-w-0 grow basis-40 wrap-anywhere">
        {name && <span className="block font-medium">{name}</span>}{' '}
        <span className="block text-13 text-ink-3">{description}</span>
      </span>{' '}
      <span className="text-13 font-medium text-brand print:hidden">{action}</span>
    </>
  )
  return (
    <li className={looks.entry}>
      {to.startsWith('#') ? (
        <a href={to} className={looks.link}>
          {content}
        </a>
      ) : (
        <Link to={to} className={looks.link}>
          {content}
        </Link>
      )}
    </li>
  )
}
