import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WebhookDelivery, WebhookEndpoint } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { readDeliverySearch } from './delivery-search.ts'

const till: WebhookEndpoint = {
  _id: 'w1',
  url: 'https://till.example.com/tiffin',
  types: ['order.placed'],
  paused: null,
  failingSince: null,
  lastDelivered: null,
  waiting: 1,
  oldSecretUntil: null,
  createdAt: '2026-01-07T19:00:00.000Z',
  createdBy: 'owner@example.com',
}
const paused: WebhookEndpoint['paused'] = { because: 'owner', at: '2026-01-07T19:05:00.000Z' }

const waiting: WebhookDelivery = {
  _id: 'd1',
  webhookId: 'msg_1',
  type: 'order.placed',
  number: 7,
  at: '2026-01-07T19:01:00.000Z',
  state: 'waiting',
  nextTry: null,
  attempts: 0,
  lastAttempt: null,
}

async function showDetails(endpoint: WebhookEndpoint, delivery: WebhookDelivery) {
  await showWithServer(
    <MantineScope>
      <DeliveryLog id={endpoint._id} search={readDeliverySearch({})} onSearch={() => {}} />
    </MantineScope>,
    {
      'webhooks.list': () => ({ endpoints: [endpoint] }),
      'webhooks.deliveries': () => ({ deliveries: [delivery], total: 1 }),
      'webhooks.delivery': () => ({ ...delivery, body: '{}', log: [] }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Details of/ }))
  const details = within(await screen.findByRole('dialog'))
  await details.findByText('msg_1', { exact: false })
  return details
}

test('what waits says when it is tried next, and can be sent now', async () => {
  const details = await showDetails(till, { ...waiting, nextTry: '2026-01-07T19:06:00.000Z' })
  expect(details.getByText(/^Waiting\. Next try Jan/)).toBeDefined()
  expect(details.getByRole('button', { name: 'Send now' })).toBeDefined()
})

test('what waits while the webhook is paused says so, and cannot be sent', async () => {
  const details = await showDetails({ ...till, paused }, waiting)
  expect(details.getByText('Waiting until the webhook is resumed')).toBeDefined()
  expect(details.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('what waits for the event before it says so', async () => {
  const details = await showDetails(till, waiting)
  expect(details.getByText('Waiting for the event before it')).toBeDefined()
  expect(details.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('what was delivered can be sent again', async () => {
  const details = await showDetails(till, { ...waiting, state: 'delivered', attempts: 1 })
  expect(details.getByText('Delivered')).toBeDefined()
  expect(details.getByRole('button', { name: 'Send again' })).toBeDefined()
})

test('what was delivered can be sent again only once a paused webhook is resumed', async () => {
  const details = await showDetails({ ...till, paused }, { ...waiting, state: 'delivered', attempts: 1 })
  expect(details.getByText('Delivered. It can be sent again once the webhook is resumed')).toBeDefined()
  expect(details.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('a test is sent even while the webhook is paused', async () => {
  const nextTry = '2026-01-07T19:06:00.000Z'
  const details = await showDetails({ ...till, paused }, { ...waiting, type: 'webhook.test', nextTry })
  expect(details.getByRole('button', { name: 'Send now' })).toBeDefined()
})
