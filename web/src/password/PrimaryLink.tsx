import { Link } from '../ui/Link.tsx'

/** A link in the look of the page's main button. */
export function PrimaryLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="control flex items-center justify-center bg-brand px-4 font-medium text-on-brand hover:opacity-90"
    >
      {text}
    </Link>
  )
}
