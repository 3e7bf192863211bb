/** The page of the demo terminal, on which a guest of a demo pays without money. Works without scripts. */
import type { SiteSettings } from '@tiffin/contract'
import { plainLook } from '@tiffin/look'
import { moneyOf } from '@tiffin/pricing'
import type { FastifyInstance } from 'fastify'
import { answerDemoTerminal, demoAnswers } from '../payments/answer-demo-terminal.ts'
import { type DemoPayment, findDemoPayment } from '../payments/demo-terminal.ts'
import { AppError } from '../platform/app-error.ts'
import type { Deps } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-text.ts'
import { plainPage } from './plain-page.ts'

interface Addressed {
  Params: { reference: string }
}

const FORM_LIMIT_BYTES = 4096
const REFERENCE = /^[\w-]{1,64}$/

export const demoTerminalRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get<Addressed & { Querystring: { declined?: unknown } }>(
    '/:reference',
    async ({ params, query }, reply) => {
      const payment = REFERENCE.test(params.reference) ? await findDemoPayment(deps, params.reference) : null
      if (!payment) throw noSuchPayment()
      const { settings } = await deps.catalogue.rules()
      return reply
        .type('text/html; charset=utf-8')
        .send(terminalPage(settings, payment, { isDeclined: query.declined !== undefined }))
    },
  )

  app.post<Addressed>('/:reference', async ({ params, body }, reply) => {
    const answer = demoAnswers.find(
      (each) => each === (body as Record<string, unknown> | undefined)?.['answer'],
    )
    if (!answer) throw new AppError('VALIDATION', 'Choose what the demo terminal shall do')
    const answered = REFERENCE.test(params.reference)
      ? await answerDemoTerminal(deps, params.reference, answer)
      : null
    if (!answered) throw noSuchPayment()
    const here = `/demo-terminal/${params.reference}${answer === 'decline' ? '?declined' : ''}`
    return reply.redirect(answered.leadsTo ?? here, 303)
  })
}

const noSuchPayment = () => new AppError('NOT_FOUND', 'The demo terminal has no such payment.')

function terminalPage(
  house: SiteSettings,
  payment: DemoPayment,
  { isDeclined }: { isDeclined: boolean },
): string {
  const amount = moneyOf({ currency: payment.currency, locale: house.region.locale }).format(payment.cents)
  const isOpen = payment.state === 'open'
  return plainPage(house, {
    title: 'Demo terminal',
    heading: isOpen ? `Pay ${amount}` : headings[payment.state],
    home: '/',
    content: `${styleOf(house)}<p class="demo"><strong>Demonstration.</strong> No money moves here, and there is nothing to fill in.</p>
${isOpen && isDeclined ? '<p class="declined" role="alert">The payment was declined. Try again, or go back and choose another way to pay.</p>' : ''}
<p>${escapeHtml(payment.description)}${isOpen ? '' : `, ${amount}`}</p>
${isOpen ? buttons(payment) : `<p><a href="${escapeHtml(payment.returnUrl)}">Back to your order</a></p>`}`,
  })
}

const headings = {
  open: '',
  pending: 'Payment on its way',
  paid: 'Paid',
  failed: 'The payment has failed',
  closed: 'This payment is closed',
}

const buttons = ({ cancelUrl }: DemoPayment) => `<form method="post" class="ways">
<button name="answer" value="approve" class="first">Approve the payment</button>
<button name="answer" value="decline">Decline it</button>
<button name="answer" value="pay-late">Pay by a transfer that takes a while</button>
<button name="answer" value="bounce">Pay by a transfer that fails later</button>
</form>
<p><a href="${escapeHtml(cancelUrl)}">Go back without paying</a></p>`

const styleOf = ({ look }: SiteSettings) => `<style>
.demo { border: 2px dashed currentColor; border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 0 0 1.5rem }
.declined { background: #fbe4e0; color: #7a1a0c; border-radius: 0.5rem; padding: 0.75rem 1rem }
.ways { display: grid; gap: 0.75rem; margin: 1.5rem 0 }
.ways button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 0.5rem;
  border: 2px solid #1f1b16; background: #fff; color: #1f1b16; cursor: pointer }
.ways .first { background: ${look.brand}; border-color: ${look.brand}; color: ${plainLook(look).onBrand} }
.ways button:focus-visible, a:focus-visible { outline: 3px solid #1f1b16; outline-offset: 3px }
main a { min-height: 2.75rem; display: inline-flex; align-items: center }
</style>
`
