import { NEUTRAL } from '@hausblick/figures/scenario/assumptions.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatChange, formatPercent } from '../../../base/format/percent.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { CHANGES, SHARES, VACANCIES } from '../assumptionsAddress.ts'
import * as texts from '../texts.ts'
import { type FormProps, NotPossible } from './parts.tsx'
import { RateFields } from './RateFields.tsx'
import { SaleFields } from './SaleFields.tsx'
import { Slider } from './Slider.tsx'
import { SpecialFields } from './SpecialFields.tsx'

/** In basis points. */
const QUARTER = 25
const FIVE = 500

interface Props extends FormProps {
  isNeutral: boolean
  /** Whether the payment of a loan has to be set anew. */
  isRenewed: boolean
  /** The result in short, which stays in sight while narrow screens show the form; null for none. */
  short: string | null
}

/** What the reader may assume. Each shows how it is, or says why nothing can be assumed. */
export function AssumptionsForm({ isNeutral, isRenewed, short, ...props }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { settled, onChange } = props
  // What is still being entered is gone, too.
  const [resets, setResets] = useState(0)
  const change = (key: 'rents' | 'costs' | 'values', label: string) => (
    <Slider
      label={label}
      range={CHANGES}
      step={QUARTER}
      value={settled[key] || null}
      asIs={0}
      rest={0}
      say={(value) => (value === null || value === 0 ? texts.unchanged : formatChange(value))}
      onChange={(value) => onChange({ [key]: value ?? 0 })}
    />
  )
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:hidden">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-17 font-semibold outline-none">
          {texts.assumptionsHeading}
        </h2>
        {!isNeutral && (
          <Button
            look="secondary"
            onClick={() => {
              setResets(resets + 1)
              onChange(NEUTRAL)
              // The button goes.
              heading.current?.focus()
            }}
          >
            {texts.reset}
          </Button>
        )}
      </div>
      <div key={resets} className="grid grid-cols-1 gap-6">
        <Group title={texts.rentsGroup}>
          {change('rents', texts.rents)}
          <Vacancy {...props} />
          <Market {...props} />
        </Group>
        <Group title={texts.costsGroup}>
          {change('costs', texts.costs)}
          {change('values', texts.values)}
        </Group>
        <Group title={texts.loansGroup}>
          <RateFields {...props} isRenewed={isRenewed} />
          <SpecialFields {...props} />
        </Group>
        <Group title={texts.saleGroup}>
          <SaleFields {...props} />
        </Group>
      </div>
      {short && (
        <p
          aria-hidden
          className="sticky bottom-0 -mx-5 mt-4 -mb-5 rounded-b-card border-t border-line bg-surface px-5 py-3 text-center font-semibold md:-mx-6 md:-mb-6 lg:hidden"
        >
          {short}
        </p>
      )}
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  )
}

function Vacancy({ known: { occupancyRate }, settled, onChange }: FormProps) {
  if (!occupancyRate) return <NotPossible>{texts.noVacancy}</NotPossible>
  const asIs = WHOLE - occupancyRate
  return (
    <Slider
      label={texts.vacancy}
      range={VACANCIES}
      step={FIVE / 5}
      value={settled.vacancy}
      asIs={asIs}
      rest={asIs}
      say={(value) =>
        value === null || value === asIs
          ? texts.vacancyAsIs(formatPercent(asIs))
          : formatPercent(value)
      }
      onChange={(vacancy) => onChange({ vacancy })}
    />
  )
}

function Market({ known: { gaps, years }, settled: { market }, onChange }: FormProps) {
  if (gaps.size === 0) return <NotPossible>{texts.noMarket}</NotPossible>
  const gap = [...gaps.values()].reduce((sum, amount) => sum + amount, 0)
  const [first = 0] = years
  return (
    <>
      <Slider
        label={texts.market}
        hint={texts.marketHint(gap, gaps.size)}
        range={SHARES}
        step={FIVE}
        value={market?.share ?? null}
        asIs={0}
        rest={0}
        say={(share) => (share ? texts.marketValue(formatPercent(share)) : texts.marketAsIs)}
        onChange={(share) =>
          onChange({
            market: share
              ? { share, from: market?.from === first ? null : (market?.from ?? null) }
              : null,
          })
        }
      />
      {market && (
        <Select
          label={texts.marketFrom}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={String(market.from ?? first)}
          onChange={(year) =>
            onChange({ market: { ...market, from: Number(year) === first ? null : Number(year) } })
          }
        />
      )}
    </>
  )
}
