import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner enters a payment provider’s keys, which are not shown again, and removes them', async ({
  page,
  expectNoise,
}) => {
  // The key that is refused below.
  expectNoise(/status of 400/)
  await logInAsAdmin(page, '/admin/settings?section=payments')
  const card = page.getByRole('region', { name: 'Stripe' })
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
  await expect(card.getByLabel('Webhook address')).toHaveValue(/\/webhooks\/stripe$/)
  await expectAccessible(page)

  const secretKey = card.getByLabel('Secret key', { exact: true })
  await secretKey.fill('pk_test_of_the_journey')
  await page.keyboard.press('Enter')
  await expect(card.getByText('This is the publishable key.')).toBeVisible()
  await expect(secretKey).toBeFocused()

  await secretKey.fill('sk_test_51PgaOfTheJourney4242')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Test', { exact: true })).toBeVisible()
  await expect(secretKey).toHaveValue('')
  await expect(secretKey).toHaveAttribute('placeholder', 'Set, ends with 4242')
  await expectAccessible(page)

  await card.getByText('Live mode').click()
  await expect(secretKey).toHaveAttribute('placeholder', 'Not set')
  await card.getByText('Test mode').click()
  await card.getByRole('button', { name: 'Remove keys' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Stripe’s keys for test mode?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove them' }).click()
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
  await expect(secretKey).toHaveAttribute('placeholder', 'Not set')
})
