export const lockedFailed = 'Die gesperrten Unterlagen konnten nicht geladen werden.'
export const noLocked = 'Es gibt keine gesperrten Unterlagen.'
export const lockedNote =
  'Unterlagen gelöschter Kunden, die Sie nach dem Gesetz aufbewahren müssen. Wer eine öffnet, steht im Protokoll.'
export const lockedUntil = (lockedAt: string, until: string) =>
  `gesperrt am ${lockedAt}, wird am ${until} gelöscht`
export const open = 'Öffnen'
export const openOf = (name: string) => `Gesperrte Unterlage ${name} öffnen`
export const shownOf = (shown: number, total: number) =>
  `Gezeigt sind die letzten ${shown} von ${total}.`
