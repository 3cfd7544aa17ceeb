import { findFreePort } from '../server/src/testing/freePort.ts'
import { settingsOf } from '../server/src/testing/oidc/journey.ts'
import { startProvider, type TestProvider } from '../server/src/testing/oidc/provider.ts'
import { test as base } from './test.ts'

interface Fixtures {
  readonly provider: TestProvider
  readonly servicePort: string
}

/** Tests with a real provider on this machine, beside a service that knows it, with settings of a file's own. */
export function withProvider(own: Record<string, string>) {
  return base.extend<object, Fixtures>({
    // The browser goes to the provider and comes back; a change is refused until a sign-in is renewed.
    expectedComplaints: /left the service: http:\/\/127\.0\.0\.1:|status of 403/,
    servicePort: [
      async ({ browserName: _browserName }, use) => use(await findFreePort()),
      { scope: 'worker' },
    ],
    provider: [
      async ({ servicePort }, use) => {
        const provider = await startProvider(`http://localhost:${servicePort}`)
        await use(provider)
        await provider.stop()
      },
      { scope: 'worker' },
    ],
    settings: [
      async ({ provider, servicePort }, use) =>
        use({ PORT: servicePort, ...settingsOf(provider.issuer), ...own }),
      { scope: 'worker' },
    ],
  })
}
