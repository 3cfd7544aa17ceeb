import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  // These need the hosted provider's emulator: npm run test:firebase.
  testIgnore: 'firebase/**',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Two cores under full load: generous enough that only what is missing runs out of it.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: chromiumLaunch(),
    // A trace takes a quarter more time; `npx playwright test --trace=on` writes one where a fault is looked for.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What does not depend on how wide the page is runs on the desktop alone.
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
})
