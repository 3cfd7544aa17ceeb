import base from '../../playwright.config.ts'

/** The same as for all browser tests, in one size of window: the pages are tested in both with the service's own provider. */
export default {
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/firebase',
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
}
