export const heading = 'Anmeldung über Anbieter'
export const note =
  'Sie können sich auch bei einem dieser Anbieter anmelden, sobald Sie ihn mit Ihrem Konto verknüpft haben.'
export const failed = 'Die verknüpften Anmeldungen konnten nicht geladen werden.'
export const none = 'Noch ist kein Anbieter verknüpft.'
export const linkedAt = (day: string) => `verknüpft am ${day}`
export const usedAt = (day: string) => `zuletzt benutzt am ${day}`
export const neverUsed = 'noch nicht benutzt'
export const link = (name: string) => `Mit ${name} verknüpfen`
export const linked = 'Verknüpft. Ab jetzt können Sie sich auch dort anmelden.'
export const unlink = 'Lösen'
export const unlinkOf = (name: string, day: string) => `Verknüpfung mit ${name} vom ${day} lösen`
export const lastWayIn = 'Ihr einziger Weg ins Konto'
export const unlinkQuestion = 'Verknüpfung lösen?'
export const unlinkNote = (name: string) =>
  `Mit ${name} können Sie sich dann hier nicht mehr anmelden. Ihr Konto bei ${name} bleibt, wie es ist.`
export const unlinked = 'Die Verknüpfung ist gelöst.'
