import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request without what names whose data is asked for, which `access/` decides. */
export type BareRequest = Omit<
  FastifyRequest,
  'query' | 'params' | 'body' | 'url' | 'originalUrl' | 'routeOptions'
>

/** A reply without its request. Its headers and status can be set, and a stream sent. */
export type BareReply = Omit<FastifyReply, 'request'>

/** What a call works with that streams, compares tags or sets cookies. */
export interface Exchange {
  readonly request: BareRequest
  readonly reply: BareReply
}
