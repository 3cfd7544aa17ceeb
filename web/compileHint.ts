import type { Plugin } from 'vite'

/** Read by V8 (https://v8.dev/blog/explicit-compile-hints), at the very beginning of a file only. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile the code that nearly every page runs eagerly, off the main thread and while it streams in. By default it
 * compiles each function at its first call, which delays the page and the first keystroke. Other browsers see a comment.
 *
 * @param names chunks in addition to the entry
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // Vite itself prepends lines at the end of the build.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const missing = names.filter((name) => !chunks.some((chunk) => chunk.name === name))
        if (missing.length > 0)
          this.error(`There is no chunk named ${missing.join(', ')} to compile early.`)
        for (const chunk of chunks)
          if (chunk.isEntry || names.includes(chunk.name)) chunk.code = HINT + chunk.code
      },
    },
  }
}
