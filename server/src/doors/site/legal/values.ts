import type { Config } from '../../../platform/config/config.ts'
import type { KeepYears } from '../../../platform/config/keepYears.ts'
import type { Values } from './fill.ts'

/** Returns the placeholders of legal texts: the operator's details and the service's configuration. */
export function legalValues({
  operator,
  identity,
  analyticsScriptUrl,
  auditMonths,
  keepYears,
  mailbox,
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
    keepYears: writeKeepYears(keepYears),
    mailbox: mailbox === null ? '' : 'ja',
    analytics: services.analytics || scriptHost,
    ownIdentity: identity.provider === 'embedded' ? 'ja' : '',
    hostedIdentity: identity.provider === 'firebase' ? 'ja' : '',
  }
}

/** Writes how long documents of deleted customers are kept, longest first. */
function writeKeepYears({ byType, others }: KeepYears): string {
  const types = Map.groupBy(byType.keys(), (type) => byType.get(type) ?? others)
  types.set(others, [...(types.get(others) ?? []), 'alle übrigen Arten'])
  return [...types]
    .toSorted(([one], [other]) => other - one)
    .map(([years, names]) => {
      const kept = years === 0 ? 'nicht aufbewahrt' : years === 1 ? 'ein Jahr' : `${years} Jahre`
      return `${kept}: ${names.join(', ')}`
    })
    .join('; ')
}
