/**
 * With `SECOND_SEED` the journeys run against another restaurant: its name, its street in Amsterdam, euros, 9% in its
 * prices, clocks of 24 hours. It serves the sample's dishes at the sample's figures, so that a journey names both.
 */
import type { AllSettings } from '../packages/contract/src/index.ts'

type Changes = { [Section in keyof AllSettings]?: Partial<AllSettings[Section]> }

const changes: Changes = {
  identity: { name: 'Spijs & Vuur', shortName: 'Spijs & Vuur', sister: null, logo: null, picture: '' },
  address: {
    street: 'Prinsengracht 1',
    city: 'Amsterdam',
    region: 'Noord-Holland',
    postalCode: '1015 DK',
    position: { latitude: 52.38, longitude: 4.88 },
  },
  contact: { phone: { display: '020 123 4567', tel: '+31201234567' } },
  region: {
    country: 'NL',
    drinkingAge: 18,
    locale: 'nl-NL',
    is24Hours: true,
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
  },
  taxes: { areIncluded: true, list: [{ name: 'BTW', percent: 9, number: 'NL001', categories: null }] },
}

// oxlint-disable-next-line import/no-default-export -- Playwright calls a setup by its default export.
export default async function openSecondRestaurant() {
  if (!process.env.SECOND_SEED) return
  const url = process.env.SERVER_URL ?? ''
  const demo = await send<{ result: { data: object } }>('GET', `${url}/trpc/auth.demoLogin`, {})
  const { token } = await send<{ token: string }>('POST', `${url}/api/auth/login`, {
    body: demo.result.data,
  })
  const { settings } = await send<{ settings: AllSettings }>('GET', `${url}/api/admin/settings`, { token })
  for (const [section, fields] of Object.entries(changes)) {
    const body = { [section]: { ...settings[section as keyof AllSettings], ...fields } }
    await send('PUT', `${url}/api/admin/settings`, { body, token })
  }
}

interface Sent {
  body?: object
  token?: string
}

async function send<Answer>(method: string, url: string, { body, token }: Sent): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
