import type { Carrier } from './client.ts'

/** So long nothing of a body went off, or no reply came: the connection is dead, even where nobody has said so. */
const STALLED_MS = 120_000

/**
 * A carrier that says how much of the body has been sent, from 0 to 1, which `fetch` cannot. 1 means that all of it has left
 * the browser: what the service makes of it is still to come.
 */
export function progressCarrier(onProgress: (fraction: number) => void): Carrier {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      const watch = stallWatch(() => fail(new Error(`No progress for ${STALLED_MS} ms`)))
      const abort = () => fail(signal?.reason)
      const breakOff = () => fail(new TypeError('The connection broke'))
      function end() {
        watch.stop()
        removeEventListener('offline', breakOff)
        signal?.removeEventListener('abort', abort)
      }
      function fail(reason: unknown) {
        end()
        reject(reason)
        request.abort()
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        watch.restart()
        onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        end()
        resolve(replyOf(request))
      })
      request.addEventListener('error', breakOff)
      // A request that is on its way does not notice by itself that the network has gone.
      addEventListener('offline', breakOff)
      signal?.addEventListener('abort', abort)
      request.open(method, url)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      watch.restart()
      request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

function replyOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type')
  return new Response(request.responseText || null, {
    status: request.status,
    headers: type === null ? {} : { 'content-type': type },
  })
}

function stallWatch(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      stop()
      timer = setTimeout(onStall, STALLED_MS)
    },
  }
}
