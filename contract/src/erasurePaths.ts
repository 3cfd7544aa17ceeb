/** The paths by which operators delete customers, apart from the others so that no other page loads them. */
export const erasurePaths = {
  erasure: '/api/erasures/:customerId',
  lockedDocuments: '/api/lockedDocuments',
  lockedDocument: '/api/lockedDocuments/:customerId/:number',
  lockedFile: '/api/lockedFile',
} as const
