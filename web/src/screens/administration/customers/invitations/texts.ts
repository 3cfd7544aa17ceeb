// The open invitations
export const invitations = 'Offene Einladungen'
export const invitationsFailed = 'Die Einladungen konnten nicht geladen werden.'
export const noInvitations = 'Keine offenen Einladungen.'
export const newInviteLink = (invitee: string) => `Neuer Einladungslink für ${invitee}:`
export const invitedAs = (role: string, day: string) => `${role}, eingeladen am ${day},`
export const validUntil = (day: string) => `gültig bis ${day}`
export const expiredAt = (day: string) => `abgelaufen am ${day}`
export const renew = 'Erneuern'
export const renewOf = (invitee: string) => `Einladung für ${invitee} erneuern`
export const withdraw = 'Zurückziehen'
export const withdrawOf = (invitee: string) => `Einladung für ${invitee} zurückziehen`
export const withdrawQuestion = 'Einladung zurückziehen?'
export const withdrawNote = (invitee: string) => `Der Link für ${invitee} gilt dann nicht mehr.`
export const moreInvitations = (count: number) => `Weitere Einladungen anzeigen (${count})`
