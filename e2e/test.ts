import { test as base, type ConsoleMessage } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { type Service, startService } from './service.ts'

export { expect } from '@playwright/test'

/** Matches nothing. */
const nothing = /(?!)/

type Options = {
  /** The complaints that the test expects on the console; any other fails it. */
  expectedComplaints: RegExp
}

type WorkerOptions = {
  /** The service's further environment variables for a file of tests. */
  settings: Record<string, string>
  service: Service
}

/**
 * Tests in a browser against the real service, shared by one worker's tests. Fails on console warnings and errors, uncaught
 * exceptions, and requests to other origins.
 */
export const test = base.extend<Options, WorkerOptions>({
  expectedComplaints: [nothing, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  service: [
    async ({ settings }, use) => {
      const service = await startService(settings)
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  context: async ({ context, service, expectedComplaints, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(context)
    const faults: string[] = []
    context.on('console', (message) => {
      if (isComplaint(message))
        faults.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack}`))
    context.on('request', (request) => {
      const address = request.url()
      if (isOnNetwork(address) && new URL(address).origin !== service.url)
        faults.push(`left the service: ${address}`)
    })
    await use(context)
    base.expect(faults.filter((fault) => !expectedComplaints.test(fault))).toEqual([])
  },
})

function isComplaint(message: ConsoleMessage) {
  // The PDF viewer complains where it is left before it has loaded.
  if (/^chrome(-extension)?:/.test(message.location().url)) return false
  return ['error', 'warning', 'assert'].includes(message.type())
}

/** Returns false for the browser's own resources, such as its PDF viewer. */
function isOnNetwork(address: string) {
  return !/^(data|blob|about|chrome|chrome-extension):/.test(address)
}
