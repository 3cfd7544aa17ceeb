import { contrast, deriveBrand } from '@hausblick/figures/brand.ts'
import * as texts from './texts.ts'

const DIGITS = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const themes = [
  { title: texts.light, paper: '#ffffff' },
  { title: texts.dark, paper: '#161d1a' },
] as const

/** What a colour becomes on light and on dark pages, with its contrast. Drawn, as the content policy forbids inline styles. */
export function ColorSample({ color }: { color: string }) {
  const { brand, soft, onBrand, deep } = deriveBrand(color)
  return (
    <ul className="mt-5 grid gap-4 md:grid-cols-2">
      {themes.map(({ title, paper }, theme) => (
        <li key={title} className="min-w-0">
          <svg
            aria-hidden="true"
            viewBox="0 0 320 120"
            className="w-full rounded-control border border-line"
          >
            <rect width="320" height="120" fill={paper} />
            <rect x="16" y="16" width="136" height="88" rx="10" fill={deep[theme]} />
            <rect x="168" y="16" width="136" height="40" rx="10" fill={brand[theme]} />
            <text
              x="236"
              y="41"
              fill={onBrand[theme]}
              textAnchor="middle"
              className="text-15 font-medium"
            >
              {texts.sample}
            </text>
            <rect x="168" y="64" width="136" height="40" rx="10" fill={soft[theme]} />
            <text
              x="236"
              y="89"
              fill={brand[theme]}
              textAnchor="middle"
              className="text-15 font-medium"
            >
              {texts.sample}
            </text>
          </svg>
          <p className="mt-2 text-13 font-medium">{title}</p>
          <p className="text-13 text-ink-3">
            {texts.contrastOf(DIGITS.format(contrast(brand[theme] ?? '', onBrand[theme] ?? '')))}
          </p>
        </li>
      ))}
    </ul>
  )
}
