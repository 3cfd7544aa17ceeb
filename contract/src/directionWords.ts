/** The words for sort directions in addresses. */
export const directionWords = { ascending: 'aufsteigend', descending: 'absteigend' } as const
