import * as z from 'zod/mini'
import { legalPageName } from '../legal.ts'
import { operator } from '../operator.ts'
import { defineCall } from './call.ts'

export const identityProvider = z.union([
  z.object({
    provider: z.enum(['embedded']),
    /** Who may sign in by password. */
    passwords: z.enum(['everybody', 'operators']),
    /** Where else people sign in (`calls/oidc.ts`). */
    oidc: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  z.object({
    provider: z.enum(['firebase']),
    projectId: z.string(),
    apiKey: z.string(),
    /** Host and port of the provider's emulator; null if the provider itself is used. */
    emulatorHost: z.nullable(z.string()),
  }),
])

/** The web's configuration at run time (product §23). */
const serviceConfig = z.object({
  operator,
  /** The address of the operator's logo; empty for the service's own. */
  logo: z.string(),
  identity: identityProvider,
  demoCustomerId: z.string(),
  maxUploadBytes: z.number(),
  analyticsScriptUrl: z.nullable(z.string()),
  /** Where rents may rise by 15 % only, as the operator has entered it. */
  cappedPlaces: z.array(z.string()),
})
export type ServiceConfig = z.infer<typeof serviceConfig>

export const readConfigCall = defineCall({
  method: 'GET',
  path: '/api/config',
  summary: 'Returns the configuration of the dashboard.',
  reply: serviceConfig,
  open: true,
  logs: 'nothing',
})

export const readLegalPageCall = defineCall({
  method: 'GET',
  path: '/api/legal/:page',
  summary: 'Returns a legal page as embeddable HTML.',
  params: z.object({ page: legalPageName }),
  /** HTML that is safe to insert. */
  reply: z.object({ html: z.string() }),
  open: true,
  logs: 'nothing',
})
