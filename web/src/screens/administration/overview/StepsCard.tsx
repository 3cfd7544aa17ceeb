import type { FirstStep } from '@hausblick/contract/calls/overview.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { Check } from 'lucide-react'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import * as texts from './texts.ts'

const paths: Readonly<Record<FirstStep, string>> = {
  operator: pages.operator.path,
  mail: pages.checks.path,
  figures: pages.imports.path,
  secondFactor: pages.settings.path,
  invitation: pages.customers.path,
  document: pages.inbox.path,
  backup: pages.checks.path,
}

interface Props {
  steps: readonly { readonly step: FirstStep; readonly isDone: boolean }[]
}

/** What a new operator does first. What is done ticks itself off. */
export function StepsCard({ steps }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Section
      title={texts.stepsHeading}
      actions={<p className="mt-1.5 text-13 text-ink-3">{texts.stepsDone(done, steps.length)}</p>}
    >
      <ol className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ step, isDone }, index) => (
          <li
            key={step}
            className="flex min-w-0 gap-2.5 max-md:items-center pointer-coarse:items-center"
          >
            <span
              className={`grid h-6 min-w-8 shrink-0 place-items-center rounded-full px-2 text-12 font-medium ${isDone ? 'bg-income-soft text-income' : 'bg-surface-2 text-ink-2'}`}
            >
              {isDone ? <Check size={14} aria-label={texts.stepDone} /> : index + 1}
            </span>
            <div className="min-w-0">
              {isDone ? (
                <p className="max-md:mb-2 pointer-coarse:mb-2">{texts.steps[step].title}</p>
              ) : (
                <Link to={paths[step]} className="link tap font-medium">
                  {texts.steps[step].title}
                </Link>
              )}
              <p className="text-13 text-ink-3 max-md:-mt-2 max-md:mb-1 pointer-coarse:-mt-2 pointer-coarse:mb-1">
                {texts.steps[step].detail}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
