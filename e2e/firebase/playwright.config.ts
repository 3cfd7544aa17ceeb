import base from '../../playwright.config.ts'

/** The common configuration in one window size; both are tested with the embedded provider. */
export default {
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/firebase',
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
}
