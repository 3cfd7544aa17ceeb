import type { Plugin } from 'vite'

/** For V8: https://v8.dev/blog/explicit-compile-hints. It counts only before everything else in the file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile the whole code that nearly every page runs, beside the page and while it comes in. Else it compiles each
 * function where it is called first: while one waits for the page, and for the first letter that one types. Other browsers see a comment.
 *
 * @param names chunks, besides the one that every page loads
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // Vite itself puts lines before the code at the end.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const gone = names.filter((name) => !chunks.some((chunk) => chunk.name === name))
        if (gone.length > 0)
          this.error(`There is no chunk named ${gone.join(', ')} to compile early.`)
        for (const chunk of chunks)
          if (chunk.isEntry || names.includes(chunk.name)) chunk.code = HINT + chunk.code
      },
    },
  }
}
