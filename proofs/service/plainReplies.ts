import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

// The baseline for replies: a server that only sends what it is told, by path.
const replies: Readonly<
  Record<string, { status: number; headers: Record<string, string>; body: string }>
> = JSON.parse(await text(process.stdin))
const prepared = new Map(
  Object.entries(replies).map(([path, reply]) => [
    path,
    { ...reply, body: Buffer.from(reply.body, 'base64') },
  ]),
)
const server = createServer((request, response) => {
  const reply = prepared.get(request.url ?? '')
  if (reply) response.writeHead(reply.status, reply.headers).end(reply.body)
  else response.writeHead(404).end()
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('listens\n'))
