import type { FastifyBaseLogger } from 'fastify'

/** A text message. */
export interface Sms {
  /** As the guest typed it. */
  to: string
  text: string
  /** The same at each attempt: most services can be told not to send it twice. */
  jobId: string
}

/** Sends text messages. Throws if the service is out of reach: the job is then repeated. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

/** Without a service: writes to the log what would have been sent, with the end of the number alone. */
export const createSmsLog = (log: Pick<FastifyBaseLogger, 'info'>): SmsSender => ({
  async send({ to, text }) {
    log.info(
      { to: `…${to.slice(-2)}`, length: text.length },
      'text messages are not set up: one was not sent',
    )
  },
})
