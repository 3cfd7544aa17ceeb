import * as z from 'zod'

const refusals = z.array(
  z.object({
    /** The attachment's; null where it has none, or where the whole mail is meant. */
    name: z.nullable(z.string()),
    /** A German sentence. */
    reason: z.string(),
  }),
)

/** What of a mail was not taken. */
export type Refusal = z.infer<typeof refusals>[number]

/** The value of `mailbox_mail.refusals` of a mail of which everything was taken. */
export const NO_REFUSALS = '[]'

export function writeRefusals(all: readonly Refusal[]): string {
  return JSON.stringify(all)
}

export function readRefusals(stored: string): Refusal[] {
  return refusals.parse(JSON.parse(stored))
}
