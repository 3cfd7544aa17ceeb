import type { Config } from '../../platform/config/config.ts'

/** Who writes, as the head of a report or circular says. */
export interface Letterhead {
  readonly name: string
  /** Street and place in one line; empty if unknown. */
  readonly address: string
  /** Telephone and email address in one line; empty if unknown. */
  readonly contact: string
  /** `#rrggbb`, dark enough for white text on it. */
  readonly color: string
  /** A PNG in Base64; empty for none. */
  readonly logo: string
}

/** A letter that many owners get alike. */
export interface Circular {
  readonly subject: string
  /** Empty lines divide its paragraphs. */
  readonly text: string
  /** ISO 8601. */
  readonly today: string
}

export function letterheadOf({
  operator: { name, street, zipcode, city, phone, email, color },
  logoPng,
}: Pick<Config, 'operator' | 'logoPng'>): Letterhead {
  return {
    name,
    address: [street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', '),
    contact: [phone, email].filter(Boolean).join(' · '),
    color,
    logo: logoPng,
  }
}
