export const removedFailed = 'Die entfernten Dokumente konnten nicht geladen werden.'
export const noRemoved = 'In den letzten 30 Tagen wurde nichts entfernt.'
export const removedBy = (day: string, email: string) => `entfernt am ${day} von ${email}`
export const daysLeft = (days: number) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`)
export const restore = 'Wiederherstellen'
export const restoreOf = (name: string) => `Wiederherstellen: ${name}`
export const restored = (description: string) => `Wiederhergestellt: ${description}`
export const moreRemoved = (count: number) => `${count} weitere anzeigen`
