import type { App } from '../platform/http/service.ts'

/** Lists the service's routes in the form `GET /api/me`, without HEAD. */
export function routesOf(app: App): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line)
      if (!match) return []
      const [, indent = '', segment = '', methods = ''] = match
      const depth = indent.length / 4
      const path = `${parents.slice(0, depth).join('')}${segment}`
      parents.splice(depth, Number.POSITIVE_INFINITY, segment)
      return methods
        .split(', ')
        .filter(isCounted)
        .map((method) => `${method} ${path}`)
    })
}

function isCounted(method: string): boolean {
  return method !== '' && method !== 'HEAD'
}
