/** What a country decides: the formats that its guests expect, and when they may buy alcohol. */
interface Country {
  name: string
  locale: string
  currency: string
  /** Most places keep to it; some provinces and states have another, which a restaurant sets for itself. */
  drinkingAge: number
  is24Hours: boolean
}

const countryTable = {
  AE: { name: 'United Arab Emirates', locale: 'en-AE', currency: 'AED', drinkingAge: 21, is24Hours: false },
  AR: { name: 'Argentina', locale: 'es-AR', currency: 'ARS', drinkingAge: 18, is24Hours: true },
  AT: { name: 'Austria', locale: 'de-AT', currency: 'EUR', drinkingAge: 16, is24Hours: true },
  AU: { name: 'Australia', locale: 'en-AU', currency: 'AUD', drinkingAge: 18, is24Hours: false },
  BE: { name: 'Belgium', locale: 'nl-BE', currency: 'EUR', drinkingAge: 16, is24Hours: true },
  BR: { name: 'Brazil', locale: 'pt-BR', currency: 'BRL', drinkingAge: 18, is24Hours: true },
  CA: { name: 'Canada', locale: 'en-CA', currency: 'CAD', drinkingAge: 18, is24Hours: false },
  CH: { name: 'Switzerland', locale: 'de-CH', currency: 'CHF', drinkingAge: 16, is24Hours: true },
  CL: { name: 'Chile', locale: 'es-CL', currency: 'CLP', drinkingAge: 18, is24Hours: true },
  CZ: { name: 'Czechia', locale: 'cs-CZ', currency: 'CZK', drinkingAge: 18, is24Hours: true },
  DE: { name: 'Germany', locale: 'de-DE', currency: 'EUR', drinkingAge: 16, is24Hours: true },
  DK: { name: 'Denmark', locale: 'da-DK', currency: 'DKK', drinkingAge: 16, is24Hours: true },
  EE: { name: 'Estonia', locale: 'et-EE', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  ES: { name: 'Spain', locale: 'es-ES', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  FI: { name: 'Finland', locale: 'fi-FI', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  FR: { name: 'France', locale: 'fr-FR', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  GB: { name: 'United Kingdom', locale: 'en-GB', currency: 'GBP', drinkingAge: 18, is24Hours: true },
  GR: { name: 'Greece', locale: 'el-GR', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  HK: { name: 'Hong Kong', locale: 'en-HK', currency: 'HKD', drinkingAge: 18, is24Hours: false },
  HR: { name: 'Croatia', locale: 'hr-HR', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  HU: { name: 'Hungary', locale: 'hu-HU', currency: 'HUF', drinkingAge: 18, is24Hours: true },
  IE: { name: 'Ireland', locale: 'en-IE', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  IL: { name: 'Israel', locale: 'he-IL', currency: 'ILS', drinkingAge: 18, is24Hours: true },
  IN: { name: 'India', locale: 'en-IN', currency: 'INR', drinkingAge: 25, is24Hours: false },
  IS: { name: 'Iceland', locale: 'is-IS', currency: 'ISK', drinkingAge: 20, is24Hours: true },
  IT: { name: 'Italy', locale: 'it-IT', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  JP: { name: 'Japan', locale: 'ja-JP', currency: 'JPY', drinkingAge: 20, is24Hours: true },
  KR: { name: 'South Korea', locale: 'ko-KR', currency: 'KRW', drinkingAge: 19, is24Hours: false },
  KW: { name: 'Kuwait', locale: 'en-KW', currency: 'KWD', drinkingAge: 21, is24Hours: false },
  LT: { name: 'Lithuania', locale: 'lt-LT', currency: 'EUR', drinkingAge: 20, is24Hours: true },
  LU: { name: 'Luxembourg', locale: 'fr-LU', currency: 'EUR', drinkingAge: 16, is24Hours: true },
  LV: { name: 'Latvia', locale: 'lv-LV', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  MT: { name: 'Malta', locale: 'en-MT', currency: 'EUR', drinkingAge: 17, is24Hours: true },
  MX: { name: 'Mexico', locale: 'es-MX', currency: 'MXN', drinkingAge: 18, is24Hours: true },
  MY: { name: 'Malaysia', locale: 'en-MY', currency: 'MYR', drinkingAge: 21, is24Hours: false },
  NL: { name: 'Netherlands', locale: 'nl-NL', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  NO: { name: 'Norway', locale: 'nb-NO', currency: 'NOK', drinkingAge: 18, is24Hours: true },
  NZ: { name: 'New Zealand', locale: 'en-NZ', currency: 'NZD', drinkingAge: 18, is24Hours: false },
  PH: { name: 'Philippines', locale: 'en-PH', currency: 'PHP', drinkingAge: 18, is24Hours: false },
  PL: { name: 'Poland', locale: 'pl-PL', currency: 'PLN', drinkingAge: 18, is24Hours: true },
  PT: { name: 'Portugal', locale: 'pt-PT', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  RO: { name: 'Romania', locale: 'ro-RO', currency: 'RON', drinkingAge: 18, is24Hours: true },
  SE: { name: 'Sweden', locale: 'sv-SE', currency: 'SEK', drinkingAge: 18, is24Hours: true },
  SG: { name: 'Singapore', locale: 'en-SG', currency: 'SGD', drinkingAge: 18, is24Hours: false },
  SI: { name: 'Slovenia', locale: 'sl-SI', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  SK: { name: 'Slovakia', locale: 'sk-SK', currency: 'EUR', drinkingAge: 18, is24Hours: true },
  TH: { name: 'Thailand', locale: 'th-TH', currency: 'THB', drinkingAge: 20, is24Hours: true },
  TR: { name: 'Türkiye', locale: 'tr-TR', currency: 'TRY', drinkingAge: 18, is24Hours: true },
  US: { name: 'United States', locale: 'en-US', currency: 'USD', drinkingAge: 21, is24Hours: false },
  ZA: { name: 'South Africa', locale: 'en-ZA', currency: 'ZAR', drinkingAge: 18, is24Hours: true },
} satisfies Record<string, Country>

export type CountryCode = keyof typeof countryTable

/** The countries whose formats and lists are known, by ISO 3166 code. */
export const countries: Readonly<Record<CountryCode, Country>> = countryTable

export const countryCodes = Object.keys(countryTable) as [CountryCode, ...CountryCode[]]
