// The deletion requests, for staff
export const deletions = 'Löschanträge'
export const deletionsFailed = 'Die Löschanträge konnten nicht geladen werden.'
export const noDeletions = 'Keine offenen Löschanträge.'
export const requestedAt = (day: string, email: string) => `beantragt am ${day} von ${email}`
export const endDeletion = 'Erledigt'
export const endDeletionOf = (customerId: string) => `Löschantrag von ${customerId} erledigt`
export const endDeletionQuestion = 'Löschantrag erledigt?'
export const endDeletionNote = (customerId: string) =>
  `Der Antrag von ${customerId} steht dann nicht mehr in dieser Liste. Gelöscht wird dadurch nichts.`
export const withoutRequest = 'Einen Kunden ohne Antrag löschen Sie auf seiner Seite unter'
export const onlyOperators = 'Löschen kann nur ein Betreiber.'
