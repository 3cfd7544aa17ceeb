import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** Returns the security headers by helmet's options. They are listed once: helmet would derive them anew at every request. */
export function listSecurityHeaders(
  options: Pick<HelmetOptions, 'contentSecurityPolicy' | 'xFrameOptions'>,
): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  // The service speaks only for its own host.
  const strictTransportSecurity = { includeSubDomains: false }
  helmet({ ...options, strictTransportSecurity })(request, response, () => {})
  return response.getHeaders()
}
