import { readBackupsCall } from '@hausblick/contract/calls/backups.ts'
import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import {
  readServiceSettingsCall,
  type ServiceSettings,
} from '@hausblick/contract/calls/serviceSettings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../../base/data/access.ts'
import { queryOf, renew } from '../../../../base/data/ask.ts'
import type { Client } from '../../../../base/data/client.ts'

export function serviceSettingsQuery(client: Client) {
  return queryOf(client, readServiceSettingsCall, {})
}

/** Returns a function that shows what the service has stored, and what follows from it. */
export function useStoredSettings() {
  const { client } = useAccess()
  const queries = useQueryClient()
  return async (settings: ServiceSettings) => {
    queries.setQueryData(serviceSettingsQuery(client).queryKey, settings)
    await Promise.all([readBackupsCall, readOverviewCall].map((call) => renew(queries, call)))
  }
}
