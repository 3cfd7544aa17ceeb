import { createHash } from 'node:crypto'
import { deriveBrand } from '@hausblick/figures/brand.ts'
import { LRUCache } from 'lru-cache'
import { DEFAULT_COLOR } from '../../../platform/config/operatorDetails.ts'

/** A style sheet that replaces the colours of `web/src/theme.css`. */
export interface BrandStyle {
  readonly html: string
  /** For the content policy. */
  readonly source: string
}

const made = new LRUCache<string, BrandStyle>({ max: 8 })

/** Returns the style of pages in the operator's colour; null for the service's own, which pages have anyway. */
export function brandStyleOf(color: string): BrandStyle | null {
  if (color === DEFAULT_COLOR) return null
  const known = made.get(color)
  if (known) return known
  const css = writeStyle(color)
  const digest = createHash('sha256').update(css).digest('base64')
  const style = { html: `<style>${css}</style>`, source: `'sha256-${digest}'` }
  made.set(color, style)
  return style
}

/** Weighs more than the service's own colours, which browsers load once more, and less than those of print and forced colours. */
function writeStyle(color: string): string {
  const { brand, soft, onBrand, deep, deeper, onDeep } = deriveBrand(color)
  const tokens = {
    brand,
    'brand-soft': soft,
    'on-brand': onBrand,
    deep,
    deeper,
    'on-deep-2': onDeep,
  }
  const declared = Object.entries(tokens).map(
    ([name, [light, dark]]) => `--color-${name}:light-dark(${light},${dark})`,
  )
  // Other browsers would show no colour at all instead of the service's own.
  return `@supports (color:light-dark(#000,#fff)){html:root{${declared.join(';')}}}`
}

/** Adds a style to the content policy of a reply. */
export function allowStyle(policy: string, { source }: BrandStyle): string {
  return policy.replace("style-src 'self'", (allowed) => `${allowed} ${source}`)
}
