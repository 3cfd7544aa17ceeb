/** Paths that the dashboard does not call, apart from the others so that it does not load them. */
export const settingsPaths = {
  accountSecondFactor: '/api/accounts/secondFactor',
  accountAddress: '/api/accounts/address',
  invitations: '/api/invitations',
  invitation: '/api/invitations/:id',
  invitationRenewal: '/api/invitations/:id/renewal',
  accounts: '/api/accounts',
  createCustomer: '/api/createCustomer',
  customer: '/api/customers/:customerId',
} as const
