import { keyParameter } from '@hausblick/contract/searchParameters.ts'

/** The section of the page of all customers: the list, or the invitations not used yet. */
export const listSectionParameter = keyParameter(
  'bereich',
  { list: 'liste', invitations: 'einladungen' },
  'list',
)
export const listSections = ['list', 'invitations'] as const
