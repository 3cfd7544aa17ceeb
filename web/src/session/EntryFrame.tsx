import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'

interface Props {
  title: string
  children: ReactNode
}

/** What login and sign-up share: the form in one card, and beside it the way to the demo. */
export function EntryFrame({ title, children }: Props) {
  return (
    <div className="mx-auto grid max-w-md gap-4 md:my-6 lg:my-10 lg:max-w-4xl lg:grid-cols-[3fr_2fr]">
      <section className="card p-6 md:p-8">
        <h1 className="mb-6 text-26 font-semibold md:text-30">{title}</h1>
        {children}
      </section>
      <section className="card-deep flex flex-col items-start gap-3 p-6 md:p-8">
        <h2 className="text-20 font-semibold">Ihre Immobilien auf einen Blick</h2>
        <p className="text-on-deep-2">
          Was Ihr Portfolio wert ist, was es einbringt, was es kostet und welche Kredite noch
          laufen.
        </p>
        <Link
          to="/demo/dashboard"
          className="control mt-auto inline-flex items-center gap-2 border border-on-deep-2 px-4 font-medium hover:bg-deep"
        >
          Demo ansehen
          <ArrowRight aria-hidden size={18} />
        </Link>
      </section>
    </div>
  )
}
