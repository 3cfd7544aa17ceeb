import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  // Needs the hosted provider's emulator: npm run test:firebase.
  testIgnore: 'firebase/**',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Generous for two busy cores: only a hang exceeds it.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: chromiumLaunch(),
    // Traces take a quarter more time; `npx playwright test --trace=on` writes them for debugging.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // Where a narrow page is arranged otherwise, or is touched.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
})
