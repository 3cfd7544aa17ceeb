export const pageViewsFailed = 'Die Seitenaufrufe konnten nicht geladen werden.'
export const noPageViews = 'In den letzten 90 Tagen wurde keine Seite aufgerufen.'
export const last90Days = 'Letzte 90 Tage'
export const today = 'Heute'
export const page = 'Seite'
export const allPages = 'Alle Seiten'
export const viewsByDay = (page: string) => `Seitenaufrufe nach Tagen: ${page}`
export const day = 'Tag'
export const views = 'Aufrufe'
export const viewsByPage = 'Seitenaufrufe nach Seiten'
export const days7 = '7 Tage'
export const days90 = '90 Tage'
export const pageViewsNote =
  'Gezählt werden nur Seite und Tag, ohne Cookie und ohne IP-Adresse. Wer „Do Not Track“ oder „Global Privacy Control“ eingeschaltet hat, wird nicht gezählt.'
