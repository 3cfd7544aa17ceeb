import type { Config } from '../../config/config.ts'
import type { Values } from './fill.ts'

/** What legal texts can name: all that the operator has said, and how the service is set up. */
export function legalValues({ operator, identity, analyticsScriptUrl }: Config): Values {
  const { services, openingHours: _opening, bookingHours: _booking, ...details } = operator
  const named = Object.entries(services).map(([name, said]) => [`services.${name}`, said])
  /** Where a script comes from that is no part of the service. */
  const scriptHost = analyticsScriptUrl === null ? '' : new URL(analyticsScriptUrl).host
  return {
    ...details,
    ...Object.fromEntries(named),
    responsible: operator.responsible || operator.managingDirector || operator.name,
    phoneLink: operator.phone.replaceAll(/[^\d+]/g, ''),
    scriptHost,
    analytics: services.analytics || scriptHost,
    ownIdentity: identity.provider === 'embedded' ? 'ja' : '',
    hostedIdentity: identity.provider === 'firebase' ? 'ja' : '',
  }
}
