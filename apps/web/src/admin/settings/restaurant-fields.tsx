import {
  Autocomplete,
  Button,
  Input,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { countries, countryCodes, type CountryCode } from '@tiffin/contract'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import type { SectionFieldsProps } from './section-fields.ts'

/** Who the restaurant is. */
export function IdentityFields({ form }: SectionFieldsProps<'identity'>) {
  const { getInputProps } = form
  const { sister, largeGroup } = form.getValues()
  return (
    <Stack>
      <TextInput label="Name" description="As it stands above the door" {...getInputProps('name')} />
      <TextInput
        label="Short name"
        description="Under the icon on a phone’s home screen"
        {...getInputProps('shortName')}
      />
      <LogoField form={form} />
      <TextInput label="Tagline" {...getInputProps('tagline')} />
      <TextInput
        label="Cuisine"
        description="For search engines, such as Italian"
        {...getInputProps('cuisine')}
      />
      <SharedPictureField form={form} />
      <NumberInput
        label="Copyright since"
        allowDecimal={false}
        thousandSeparator=""
        {...getInputProps('since')}
      />
      <TagsInput
        label="Cards"
        description="Those that you take at the counter. Press Enter after each."
        {...getInputProps('cards')}
      />
      <Switch
        label="Gratuity for large groups who dine in"
        description="Never added to a pickup order"
        checked={largeGroup !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('largeGroup', checked ? { fromGuests: 10, gratuityPercent: 15 } : null)
        }
      />
      {largeGroup !== null && (
        <>
          <NumberInput
            label="From"
            suffix=" guests"
            allowDecimal={false}
            {...getInputProps('largeGroup.fromGuests')}
          />
          <NumberInput label="Gratuity" suffix=" %" {...getInputProps('largeGroup.gratuityPercent')} />
        </>
      )}
      <Switch
        label="We have a sister restaurant"
        checked={sister !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('sister', checked ? { name: '', city: '', region: '', url: '' } : null)
        }
      />
      {sister !== null && (
        <>
          <TextInput label="Its name" {...getInputProps('sister.name')} />
          <TextInput label="Its city" {...getInputProps('sister.city')} />
          <TextInput label="Its province or state" {...getInputProps('sister.region')} />
          <TextInput label="Its website" type="url" {...getInputProps('sister.url')} />
        </>
      )}
    </Stack>
  )
}

/** Shown in the header, as icon and in emails. */
function LogoField({ form }: SectionFieldsProps<'identity'>) {
  const { logo } = form.getValues()
  return (
    <Stack gap="xs">
      <PictureUpload
        label="Logo"
        aspectRatio="1 / 1"
        shapes={['1:1']}
        url={logo ?? ''}
        onUploaded={(url) => form.setFieldValue('logo', url)}
        onBusyChange={ignore}
      />
      {form.errors['logo'] !== undefined && <Input.Error>{form.errors['logo']}</Input.Error>}
      {logo === null ? (
        <Text size="sm" c="dimmed">
          Without a logo, initials stand for the restaurant. Of a picture that is not square, the middle is
          shown.
        </Text>
      ) : (
        <Button variant="default" onClick={() => form.setFieldValue('logo', null)}>
          Remove the logo
        </Button>
      )}
    </Stack>
  )
}

/** What is shown when somebody sends a friend the address of the site. */
function SharedPictureField({ form }: SectionFieldsProps<'identity'>) {
  const { picture } = form.getValues()
  return (
    <Stack gap="xs">
      <PictureUpload
        label="Picture for sharing"
        aspectRatio="4 / 3"
        shapes={['original', '4:3']}
        url={picture}
        onUploaded={(url) => form.setFieldValue('picture', url)}
        onBusyChange={ignore}
      />
      {form.errors['picture'] !== undefined && <Input.Error>{form.errors['picture']}</Input.Error>}
      {picture === '' ? (
        <Text size="sm" c="dimmed">
          Shown where somebody shares a page of yours. Without one it is the icon.
        </Text>
      ) : (
        <Button variant="default" onClick={() => form.setFieldValue('picture', '')}>
          Remove the picture
        </Button>
      )}
    </Stack>
  )
}

/** The form may be saved while a logo is being uploaded: the old one stays until then. */
const ignore = () => {}

/** Where guests find it. */
export function AddressFields({ form }: SectionFieldsProps<'address'>) {
  const { getInputProps } = form
  const { position } = form.getValues()
  return (
    <Stack>
      <TextInput label="Street and number" {...getInputProps('street')} />
      <TextInput label="City" {...getInputProps('city')} />
      <TextInput
        label="Province or state"
        description="Leave blank if addresses have none"
        {...getInputProps('region')}
      />
      <TextInput label="Postal code" {...getInputProps('postalCode')} />
      <Textarea
        label="How to find it"
        description="The entrance, where to park. Guests read it with their order."
        autosize
        minRows={2}
        {...getInputProps('directions')}
      />
      <Switch
        label="State the position on the map"
        description="For search engines and directions"
        checked={position !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('position', checked ? { latitude: 0, longitude: 0 } : null)
        }
      />
      {position !== null && (
        <>
          <NumberInput
            label="Latitude"
            decimalScale={6}
            hideControls
            {...getInputProps('position.latitude')}
          />
          <NumberInput
            label="Longitude"
            decimalScale={6}
            hideControls
            {...getInputProps('position.longitude')}
          />
        </>
      )}
    </Stack>
  )
}

const countryOptions = countryCodes
  .map((value) => ({ value, label: countries[value].name }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

const timeZones = Intl.supportedValuesOf('timeZone')
const currencies = Intl.supportedValuesOf('currency')
const localeOptions = [
  ...new Set(['en-CA', 'en-US', 'en-GB', ...countryCodes.map((code) => countries[code].locale)]),
]
  .toSorted((one, other) => one.localeCompare(other))
  .map((value) => ({ value, label: `${value}: ${exampleOf(value)}` }))

/** How an amount and a time look there. */
function exampleOf(locale: string) {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234.5)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, 18, 30),
  )
  return `${amount}, ${time}`
}

/** A zone of the country: that of this device, if it is one of them. Nothing where browsers know of none. */
function zoneIn(country: string): { timeZone?: string } {
  const place = new Intl.Locale(`und-${country}`)
  // Firefox and older browsers have none.
  const [first, ...others] = 'getTimeZones' in place ? (place.getTimeZones() ?? []) : []
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (first === undefined) return {}
  return { timeZone: others.includes(here) ? here : first }
}

/** The country, and what follows from it. */
export function RegionFields({ form }: SectionFieldsProps<'region'>) {
  const { getInputProps } = form
  return (
    <Stack>
      <Select
        label="Country"
        description="Part of the address. Choosing one fills in the fields below."
        data={countryOptions}
        searchable
        allowDeselect={false}
        {...getInputProps('country')}
        onChange={(country) => {
          if (country === null) return
          const { name: _name, ...formats } = countries[country as CountryCode]
          form.setValues({ country: country as CountryCode, ...formats, ...zoneIn(country) })
        }}
      />
      <NumberInput
        label="Legal drinking age"
        suffix=" years"
        description="Provinces and states may differ"
        allowDecimal={false}
        {...getInputProps('drinkingAge')}
      />
      <Select
        label="Format of prices and times"
        data={localeOptions}
        searchable
        allowDeselect={false}
        {...getInputProps('locale')}
      />
      <Switch
        label="24-hour clock"
        description="18:30 rather than 6:30 pm"
        {...getInputProps('is24Hours', { type: 'checkbox' })}
      />
      <Autocomplete
        label="Time zone"
        description="Every opening hour and pickup time is on its clock"
        data={timeZones}
        limit={50}
        {...getInputProps('timeZone')}
      />
      <Autocomplete label="Currency" data={currencies} limit={50} {...getInputProps('currency')} />
    </Stack>
  )
}

const pageSwitches = [
  ['story', 'Our story', 'The page about the restaurant'],
  ['catering', 'Catering', 'With requests for a quote'],
  ['tables', 'Reservations', 'Guests ask for a table'],
  ['reviews', 'Reviews', 'By those who have ordered a dish; you approve each'],
  ['testimonials', 'Testimonials', 'What guests have said, chosen by you'],
  ['newsletter', 'Newsletter', 'The form at the foot of each page'],
  ['wishlist', 'Saved dishes', 'The heart on each dish'],
] as const

/** What the website has. */
export const PagesFields = ({ form: { getInputProps } }: SectionFieldsProps<'pages'>) => (
  <Stack>
    {pageSwitches.map(([name, label, description]) => (
      <Switch
        key={name}
        label={label}
        description={description}
        {...getInputProps(name, { type: 'checkbox' })}
      />
    ))}
  </Stack>
)
