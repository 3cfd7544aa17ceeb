/** The pages whose texts operators may replace by their own, in this order, with the names of their files in `LEGAL_DIR`. */
export const ownLegalFiles = {
  impressum: 'impressum.md',
  datenschutz: 'datenschutz.md',
  agb: 'nutzungsbedingungen.md',
} as const
export type OwnLegalPage = keyof typeof ownLegalFiles
export const ownLegalPages = Object.keys(ownLegalFiles) as OwnLegalPage[]
