import { Check } from 'lucide-react'
import { Link } from '../../base/ui/Link.tsx'
import { type StepId, stepIds } from './steps.ts'
import * as texts from './texts.ts'

interface Props {
  current: StepId
  /** Whether the last step is done. */
  isDone: boolean
  /** The addresses of steps that can be returned to. */
  links: Partial<Readonly<Record<StepId, string>>>
}

/** The steps of an import: done, at work and to come. */
export function StepBar({ current, isDone, links }: Props) {
  const at = stepIds.indexOf(current)
  return (
    <nav aria-label={texts.steps} className="mb-5 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 md:gap-x-6 md:gap-y-2">
        {stepIds.map((id, index) => {
          const done = index < at || isDone
          const isCurrent = index === at
          const link = links[id]
          const look = `flex min-h-11 items-center gap-2 rounded-control text-13 md:text-15 ${done || isCurrent ? 'text-brand' : 'text-ink-3'} ${isCurrent ? 'font-medium' : ''}`
          const content = (
            <>
              <span
                aria-hidden
                className={`grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold ${done || isCurrent ? 'bg-brand text-on-brand' : 'border border-field'}`}
              >
                {done ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={isCurrent ? '' : 'max-md:sr-only'}>{texts.stepNames[id]}</span>
              {done && <span className="sr-only">{texts.stepDone}</span>}
            </>
          )
          return (
            <li key={id} aria-current={isCurrent ? 'step' : undefined}>
              {link === undefined ? (
                <span className={look}>{content}</span>
              ) : (
                <Link to={link} className={`${look} underline-offset-4 hover:underline`}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
