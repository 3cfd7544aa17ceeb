/** The paths by which staff put documents right, apart from the others so that no other page loads them. */
export const correctionPaths = {
  document: '/api/documents/:customerId/:number',
  filing: '/api/documents/:customerId/:number/filing',
  removedDocuments: '/api/removedDocuments',
  removedDocument: '/api/removedDocuments/:customerId/:number',
} as const
