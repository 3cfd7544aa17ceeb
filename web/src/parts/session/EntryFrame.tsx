import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { ArrowLeftRight, ArrowRight, KeyRound, Landmark, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../base/ui/Link.tsx'
import * as texts from './entryTexts.ts'
import { seeDemo } from './texts.ts'

const benefits = [
  { icon: TrendingUp, text: texts.whatItIsWorth },
  { icon: ArrowLeftRight, text: texts.whatItEarns },
  { icon: KeyRound, text: texts.whatIsLet },
  { icon: Landmark, text: texts.whatIsOwed },
] as const

interface Props {
  title: string
  children: ReactNode
}

/** The layout of login and sign-up: a card for the form beside one that links to the demo. */
export function EntryFrame({ title, children }: Props) {
  return (
    <div className="mx-auto grid max-w-[28rem] grid-cols-1 gap-4 md:my-4 lg:my-10 lg:max-w-[60rem] lg:grid-cols-[3fr_2fr]">
      <section className="card p-6 md:p-8 lg:min-h-[25rem]">
        <h1 className="mb-6 text-26 font-semibold">{title}</h1>
        <noscript>
          <p className="mb-5 text-ink-2">{texts.needsScripts}</p>
        </noscript>
        {children}
      </section>
      <section className="card-deep flex flex-col items-start p-6 md:p-8">
        <h2 className="mb-5 text-20 font-semibold">{texts.atAGlance}</h2>
        <ul className="mb-7 grid gap-3.5 text-on-deep-2">
          {benefits.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon size={20} className="mt-px shrink-0" />
              {text}
            </li>
          ))}
        </ul>
        <Link
          to={demoPath(pages.dashboard.path)}
          className="control mt-auto inline-flex items-center gap-2 border border-on-deep-2 px-4 font-medium focus-visible:outline-on-deep hover:bg-deep"
        >
          {seeDemo}
          <ArrowRight size={18} />
        </Link>
      </section>
    </div>
  )
}
