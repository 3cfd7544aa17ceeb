/** Paths that only the settings call, apart from the others so that no other page loads them. */
export const settingsPaths = {
  accountSecondFactor: '/api/accounts/secondFactor',
  accountAddress: '/api/accounts/address',
  audit: '/api/audit',
  auditFile: '/api/audit/file',
  ownAudit: '/api/audit/own',
  invitations: '/api/invitations',
  invitation: '/api/invitations/:id',
  invitationRenewal: '/api/invitations/:id/renewal',
  deletionRequests: '/api/deletionRequests',
  deletionRequest: '/api/deletionRequests/:customerId',
} as const
