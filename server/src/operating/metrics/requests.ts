import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** In seconds: from an unchanged read to an upload over a slow connection. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** Returns the label of a request that is not counted by its route; null for what is nothing of the service's. */
export type DescribeTarget = (request: FastifyRequest) => string | null

/** Measures every request from now on. Labels are bounded: the route's pattern, never the address that was called. */
export function measureRequests(
  app: FastifyInstance,
  registry: Registry,
  describeTarget: DescribeTarget,
): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'hausblick_http_requests_total',
    help: 'Requests by route, method and status; "aborted" if the client left before the reply was complete.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'hausblick_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its reply.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const underWay = new Gauge({
    name: 'hausblick_http_requests_under_way',
    help: 'Requests whose reply has not been sent completely.',
    registers,
  })
  app.addHook('onRequest', (request, { raw }, done) => {
    const startedAt = performance.now()
    underWay.inc()
    // Node warns of a leak beyond the listeners that others account for.
    raw.setMaxListeners(raw.getMaxListeners() + 1)
    // Unlike Fastify's onResponse, also emitted where the client has left.
    raw.once('close', () => {
      underWay.dec()
      const { method } = request
      const route = describeTarget(request) ?? request.routeOptions.url ?? 'unknown'
      requests.inc({ method, route, status: raw.writableEnded ? raw.statusCode : 'aborted' })
      duration.observe({ method, route }, (performance.now() - startedAt) / 1000)
    })
    done()
  })
}
