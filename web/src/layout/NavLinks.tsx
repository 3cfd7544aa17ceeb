import { Link } from '../ui/Link.tsx'
import { headerPages } from './links.ts'

interface Props {
  pathname: string
  className: string
  onChoose?: () => void
}

/** The header's links; the one of the current page says so (`aria-current`). */
export function NavLinks({ pathname, className, onChoose }: Props) {
  return headerPages(pathname).map(({ path, label }) => (
    <li key={path}>
      <Link to={path} onClick={onChoose} className={className}>
        {label}
      </Link>
    </li>
  ))
}
