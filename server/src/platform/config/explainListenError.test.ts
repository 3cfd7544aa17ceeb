import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from './configError.ts'
import { explainListenError } from './explainListenError.ts'

test.each([
  ['203.0.113.1', 'eine Adresse dieses Rechners'],
  ['gibt.es.invalid', 'eine Adresse dieses Rechners'],
  ['127.0.0.1', 'Dort läuft schon etwas'],
])('why the service cannot listen on %s is told', async (host, told) => {
  const occupied = createServer().listen(0, '127.0.0.1')
  await once(occupied, 'listening')
  const { port } = Object(occupied.address())
  const [error] = await once(createServer().listen(port, host), 'error').catch((error) => [error])
  occupied.close()
  const explained = explainListenError(error, { host, port })
  expect(explained).toBeInstanceOf(ConfigError)
  expect(Object(explained).message).toContain(told)
})
