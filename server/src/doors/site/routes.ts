import { readLogoCall } from '@hausblick/contract/calls/operator.ts'
import { readConfigCall, type ServiceConfig } from '@hausblick/contract/calls/site.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { operator } from '@hausblick/contract/operator.ts'
import type { Config } from '../../platform/config/config.ts'
import { admitEverybody } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'

/** Registers the configuration that the dashboard reads at run time. */
export function registerConfig(app: App, service: Service): void {
  createAnswer(app, service)(readConfigCall, {
    admit: admitEverybody,
    cacheControl: 'no-cache',
    handle: () => describeConfig(service.config),
  })
}

/** Returns the address of a logo; empty for none. */
export function addressOfLogo(hash: string): string {
  return hash === '' ? '' : fillPath(readLogoCall.path, { hash })
}

/** Returns the configuration that anyone may know. */
export function describeConfig(config: Config): ServiceConfig {
  return {
    // Contact details only; the rest is for legal pages.
    operator: operator.parse(config.operator),
    logo: addressOfLogo(config.logo),
    identity: config.identity,
    demoCustomerId: config.demoCustomerId,
    maxUploadBytes: config.maxUploadBytes,
    analyticsScriptUrl: config.analyticsScriptUrl,
    cappedPlaces: [...config.cappedPlaces],
  }
}
