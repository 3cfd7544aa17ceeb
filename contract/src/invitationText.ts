/** What stands in the text of an invitation for what differs from one to the next. */
export const invitationPlaceholders = { customerId: '{Kundennummer}', link: '{Link}' } as const

interface InvitationText {
  readonly subject: string
  readonly text: string
}

/** Puts a customer's id and link where their placeholders stand. */
export function fillInvitation(
  { subject, text }: InvitationText,
  values: Readonly<Record<keyof typeof invitationPlaceholders, string>>,
): InvitationText {
  const fill = (written: string) =>
    written
      .replaceAll(invitationPlaceholders.customerId, () => values.customerId)
      .replaceAll(invitationPlaceholders.link, () => values.link)
  // A subject is one line.
  return { subject: fill(subject).replaceAll(/\s+/g, ' '), text: fill(text) }
}
