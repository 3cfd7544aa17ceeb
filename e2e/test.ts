import { test as base, type ConsoleMessage } from '@playwright/test'
import { type Service, startService } from './service.ts'

export { expect } from '@playwright/test'

/** Matches no text at all. */
const nothing = /(?!)/

type Options = {
  /** What this test provokes on the console; everything else that complains there fails it. */
  expectedComplaints: RegExp
}

type WorkerOptions = {
  /** Variables of the service (design §3) that a file of tests needs to be different. */
  settings: Record<string, string>
  service: Service
}

/**
 * A test in a browser against the real service, which the tests of one worker share. It fails on
 * whatever complains on the console, on errors that nobody caught, and on any request elsewhere.
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
  context: async ({ context, service, expectedComplaints }, use) => {
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
  return ['error', 'warning', 'assert'].includes(message.type())
}

/** What the browser brings along itself, such as its viewer of PDFs, is not on the network. */
function isOnNetwork(address: string) {
  return !/^(data|blob|about|chrome|chrome-extension):/.test(address)
}
