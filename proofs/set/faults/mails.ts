import type { MailSink } from '@hausblick/server/src/testing/mailSink.ts'

/** What the mails were about. */
export interface Mailed {
  /** Documents that staff were told of, by recipient. */
  readonly received: ReadonlyMap<string, number>
  /** Documents that customers were told of. */
  readonly filed: number
  /** Mails about forgotten passwords, by recipient. */
  readonly resets: ReadonlyMap<string, number>
  /** Mails that arrived more than once, word for word. */
  readonly repeated: readonly string[]
}

/** Returns how many documents and passwords the mails were about. */
export function countMailed({ mails }: MailSink): Mailed {
  const received = new Map<string, number>()
  const resets = new Map<string, number>()
  const seen = new Set<string>()
  const repeated: string[] = []
  let filed = 0
  for (const { subject = '', text = '', to = [] } of mails) {
    const recipient = to[0]?.address ?? ''
    const whole = JSON.stringify([recipient, subject, text])
    if (seen.has(whole)) repeated.push(`„${subject}“ to ${recipient}`)
    seen.add(whole)
    const documents = /^(Ein|\d+) neue/.exec(subject)?.[1]
    const more = Number(/^- und (\d+) weitere/m.exec(text)?.[1] ?? 0)
    if (documents) {
      const count = documents === 'Ein' ? 1 : Number(documents)
      received.set(recipient, (received.get(recipient) ?? 0) + count)
    } else if (/erfasst$/.test(subject)) filed += more + (text.match(/^ {2}jetzt: /gm)?.length ?? 0)
    else resets.set(recipient, (resets.get(recipient) ?? 0) + 1)
  }
  return { received, resets, filed, repeated }
}
