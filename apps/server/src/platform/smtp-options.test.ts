import { expect, test } from 'vitest'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { createMailer, smtpOptions } from './mail.ts'
import { sampleHouse } from '../../test/sample-house.ts'

test.each([
  ['smtp://cook:secret@mail.example.com:587', true],
  ['smtps://mail.example.com', true],
  ['smtp://192.0.2.1', true],
  ['smtp://localhost.example.com', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
])('to %s TLS is required: %s', (url, requireTLS) => {
  expect(smtpOptions(url)).toEqual({ url, requireTLS })
})

test('a server without STARTTLS hears neither the password nor the link', async () => {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    socket.write('220 mail.example.com ESMTP\r\n')
    socket.on('data', (data) => {
      const line = data.toString()
      heard.push(line)
      socket.write(
        line.startsWith('EHLO') ? '250-mail.example.com\r\n250 AUTH PLAIN LOGIN\r\n' : '502 No\r\n',
      )
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: `smtp://cook:secret@127.0.0.1:${port}?requireTLS=true`,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir: '',
    onSaved: () => {},
  })
  const action = { label: 'Open', url: 'http://tiffin.test/somewhere#token' }
  await expect(
    mailer.send({ to: 'guest@example.com', subject: 'Reset', paragraphs: [], action }, 'job-1'),
  ).rejects.toThrow('STARTTLS')
  server.close()
  expect(heard.map((line) => line.split(' ', 1)[0]?.trim())).toEqual(['EHLO', 'STARTTLS'])
})
