import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request without what names whose data is asked for, which `access.ts` decides. */
export type BareRequest = Omit<
  FastifyRequest,
  'query' | 'params' | 'body' | 'url' | 'originalUrl' | 'routeOptions'
>

/** What a call works with that streams, compares tags or sets cookies. */
export interface Exchange {
  readonly request: BareRequest
  readonly reply: Omit<FastifyReply, 'request'>
}
