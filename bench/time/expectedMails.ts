import type { Arrived } from './mailbox.ts'

/** A mail that somebody caused. */
export interface Expected {
  readonly to: string
  /** Its subject or the name of a document, which it contains. */
  readonly about: string
  /** When it was caused, at the latest; by the service's clock. */
  readonly causedAt: number
  /** How long it has to wait, at least and at most, in milliseconds. */
  readonly wait: readonly [least: number, most: number]
}

/** Compares the mails of each recipient and subject with those expected; returns how late each was, and what is wrong. */
export function compareMails(expected: readonly Expected[], arrived: readonly Arrived[]) {
  const faults: string[] = []
  const late: number[] = []
  const known = new Set<Arrived>()
  for (const [key, causes] of Map.groupBy(expected, ({ to, about }) => `${about} for ${to}`)) {
    const [{ to, about } = { to: '', about: '' }] = causes
    const found = arrived
      .filter((mail) => mail.to === to && mail.content.includes(about))
      .toSorted((a, b) => a.at - b.at)
    for (const mail of found) known.add(mail)
    if (found.length !== causes.length)
      faults.push(`${found.length} mails instead of ${causes.length}: ${key}`)
    for (const [index, { causedAt, wait }] of causes.entries()) {
      const mail = found[index]
      if (mail === undefined) continue
      const waited = mail.at - causedAt
      late.push(waited - wait[0])
      if (waited < wait[0] || waited > wait[1])
        faults.push(`after ${(waited / 1000).toFixed(0)} s: ${key}`)
    }
  }
  for (const mail of arrived)
    if (!known.has(mail)) faults.push(`unexpected for ${mail.to}: ${mail.content.split('\n')[0]}`)
  return { faults, late }
}
