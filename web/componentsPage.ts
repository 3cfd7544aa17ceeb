import type { Plugin } from 'vite'

/** Serves the page of all components at `/_components`, in development only: it is not an entry of the build. */
export function componentsPage(): Plugin {
  return {
    name: 'components-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === '/_components') request.url = '/src/components-page/index.html'
        next()
      })
    },
  }
}
