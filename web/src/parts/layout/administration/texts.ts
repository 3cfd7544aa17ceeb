export const navigation = 'Verwaltung'
export const house = 'Haus'
export const records = 'Nachweise'
export const imports = 'Einlesen'
export const locked = 'Gesperrtes'
export const removed = 'Entferntes'
export const checks = 'Prüfen'
/** Follows a count, for screen readers. */
export const waiting = 'warten'
