import type { Config } from '../../config/config.ts'
import type { Values } from './fill.ts'

/** Returns the placeholders of legal texts: the operator's details and the service's configuration. */
export function legalValues({
  operator,
  identity,
  analyticsScriptUrl,
  auditMonths,
}: Config): Values {
  const { services, openingHours: _opening, bookingHours: _booking, ...details } = operator
  const named = Object.entries(services).map(([name, said]) => [`services.${name}`, said])
  /** Host of a third-party script. */
  const scriptHost = analyticsScriptUrl === null ? '' : new URL(analyticsScriptUrl).host
  return {
    ...details,
    ...Object.fromEntries(named),
    responsible: operator.responsible || operator.managingDirector || operator.name,
    phoneLink: operator.phone.replaceAll(/[^\d+]/g, ''),
    scriptHost,
    auditMonths: auditMonths === 1 ? 'einem Monat' : `${auditMonths} Monaten`,
    analytics: services.analytics || scriptHost,
    ownIdentity: identity.provider === 'embedded' ? 'ja' : '',
    hostedIdentity: identity.provider === 'firebase' ? 'ja' : '',
  }
}
