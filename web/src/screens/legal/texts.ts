export const loading = 'Lade…'
export const missing = 'Diese Seite konnte nicht geladen werden.'
