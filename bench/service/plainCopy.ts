import { createReadStream, createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The baseline for transfers: a server that only stores a file and sends it back. */
const file = join(process.argv[2] ?? '', 'plain')
const server = createServer(async (request, reply) => {
  if (request.method === 'GET') return await pipeline(createReadStream(file), reply)
  await pipeline(request, createWriteStream(file, { flush: true }))
  reply.end()
})
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.stdout.write('listens\n'))
