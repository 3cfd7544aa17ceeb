import { once } from 'node:events'
import { connect } from 'node:tls'
import * as z from 'zod'
import { isPublic } from '../../platform/config/unfinished.ts'
import { version } from '../../platform/config/version.ts'
import { broken, type Finding, fine, lookAt, reasonOf } from './finding.ts'
import * as texts from './texts.ts'

const TIMEOUT_MS = 8000
const DAY_MS = 24 * 60 * 60 * 1000
/** Automatic certificates are renewed a month before; what lapses sooner is not. */
const EARLY_DAYS = 14

const health = z.object({ status: z.literal('ok'), version: z.string() })

/** Asks the service at its own public address, as far as this machine reaches it like others do. */
export async function checkAddress(publicUrl: string): Promise<Finding> {
  const answer = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => error)
  if (!(answer instanceof Response))
    return broken(texts.because(texts.addressFails(publicUrl), reasonOf(answer)), texts.addressTodo)
  const location = answer.headers.get('location')
  if (location !== null)
    return broken(texts.addressLeads(publicUrl, location), texts.addressLeadsTodo)
  const said = health.safeParse(await answer.json().catch(() => undefined))
  if (!said.success) return broken(texts.addressOther(publicUrl, answer.status), texts.addressTodo)
  if (said.data.version !== version)
    return lookAt(texts.addressVersion(said.data.version, version), texts.addressVersionTodo)
  if (!isPublic(publicUrl)) return lookAt(texts.addressLocal(publicUrl), texts.addressLocalTodo)
  const days = await findDaysLeft(new URL(publicUrl))
  const works = texts.addressWorks(publicUrl, days)
  return days < EARLY_DAYS ? lookAt(works, texts.certificateTodo) : fine(works)
}

/** Returns in how many days the certificate lapses. */
async function findDaysLeft({ hostname, port }: URL): Promise<number> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const until = Date.parse(socket.getPeerCertificate().valid_to)
    return Math.floor((until - Date.now()) / DAY_MS)
  } finally {
    socket.destroy()
  }
}
