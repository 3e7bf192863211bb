/** The least that Fastify can do: sends the site's answers from memory, and nothing else. */
import Fastify from 'fastify'
import { fetchBytes, type Read } from './reads.ts'

const [siteUrl = '', reads = '[]'] = process.argv.slice(2)
const floor = Fastify()
for (const [index, read] of (JSON.parse(reads) as Read[]).entries()) {
  const { contentType, contentEncoding, body } = await fetchBytes(siteUrl, read)
  floor.get(`/${index}`, (_request, reply) => {
    reply.header('content-type', contentType)
    if (contentEncoding !== undefined) reply.header('content-encoding', contentEncoding)
    return reply.send(body)
  })
}
process.on('SIGTERM', () => process.exit(0))
process.stdout.write(`${await floor.listen({ port: 0, host: '127.0.0.1' })}\n`)
