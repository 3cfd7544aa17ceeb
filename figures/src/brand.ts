/** The colours that the operator's own one determines, for light and dark pages. */
export interface BrandColors {
  readonly brand: Pair
  readonly soft: Pair
  readonly onBrand: Pair
  /** The ends of the dark card's gradient. */
  readonly deep: Pair
  readonly deeper: Pair
  /** The quieter text on the dark card. */
  readonly onDeep: Pair
}

/** `#rrggbb` on light and on dark pages. */
type Pair = readonly [light: string, dark: string]

/** The least contrast of text by WCAG 2.2. */
const LEAST_CONTRAST = 4.5
const WHITE = '#ffffff'
const BLACK = '#000000'
const PAPER = '#f7f6f2'
const DARK_PAPER = '#0e1311'
const DARK_SURFACE = '#161d1a'
const DARK_SURFACE_2 = '#1c2521'

/** Returns whether white text can be read on a colour, and the colour on white. */
export function isReadable(color: string): boolean {
  return contrast(color, WHITE) >= LEAST_CONTRAST
}

/** Returns the colour itself, or the least darker one that can be read. */
export function darkenToReadable(color: string): string {
  return approach(color, BLACK, isReadable)
}

/** Derives the colours of light and dark pages from the operator's own, so that all text on them can be read. */
export function deriveBrand(color: string): BrandColors {
  const softOf = (brand: string) => mix(WHITE, brand, 0.1)
  const light = approach(
    color,
    BLACK,
    (brand) =>
      isReadable(brand) &&
      contrast(brand, PAPER) >= LEAST_CONTRAST &&
      contrast(brand, softOf(brand)) >= LEAST_CONTRAST,
  )
  const darkSoftOf = (brand: string) => mix(DARK_SURFACE, brand, 0.12)
  const dark = lighten(
    color,
    (brand) =>
      contrast(brand, DARK_SURFACE_2) >= 7 && contrast(brand, darkSoftOf(brand)) >= LEAST_CONTRAST,
  )
  const onDeep = mix(WHITE, light, 0.15)
  const deep = approach(light, BLACK, (each) => contrast(each, onDeep) >= LEAST_CONTRAST)
  const deeper = mix(deep, BLACK, 0.3)
  return {
    brand: [light, dark],
    soft: [softOf(light), darkSoftOf(dark)],
    onBrand: [WHITE, DARK_PAPER],
    deep: [deep, deep],
    deeper: [deeper, deeper],
    onDeep: [onDeep, onDeep],
  }
}

/** Returns the contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the first colour on the way to another that suffices. */
function approach(from: string, to: string, suffices: (color: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const color = mix(from, to, step / 100)
    if (suffices(color)) return color
  }
  return to
}

/** Returns the first lighter colour of the same hue that suffices, a little calmer. */
function lighten(color: string, suffices: (color: string) => boolean): string {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => part / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const hue = hueOf(red, green, blue, spread)
  for (let light = lightness; light < 1; light += 0.01) {
    const lighter = fromHue(hue, saturation * 0.8, light)
    if (suffices(lighter)) return lighter
  }
  return WHITE
}

/** Returns the hue from 0 to 6. */
function hueOf(red: number, green: number, blue: number, spread: number): number {
  if (spread === 0) return 0
  const most = Math.max(red, green, blue)
  if (most === red) return ((green - blue) / spread + 6) % 6
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
}

function fromHue(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  // Red, green and blue, by how far each is from the hue on the circle.
  const parts = [0, 4, 2].map((turn) => {
    const place = (hue * 2 + turn * 2) % 12
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  })
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function mix(one: string, other: string, share: number): string {
  const others = partsOf(other)
  const mixed = partsOf(one).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns red, green and blue from 0 to 255. */
function partsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
