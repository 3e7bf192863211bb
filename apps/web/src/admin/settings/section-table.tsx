import type { CountryCode, SettingSection } from '@tiffin/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ComponentType } from 'react'
import { ActionIcon, Button, Fieldset, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { useSettings } from '../../lib/api/settings.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { KitchenFields } from './kitchen-fields.tsx'
import { LaunchFields } from './launch-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { PaymentsFields } from './payments-fields.tsx'
import { AddressFields, IdentityFields, PagesFields, RegionFields } from './restaurant-fields.tsx'
import { TaxesFields } from './taxes-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'

export function ContactFields({ form }: SectionFieldsProps<'contact'>) {
  const { country } = useSettings().region
  const { getInputProps } = form
  return (
    <Stack>
      <TextInput
        label="Phone number"
        description="As displayed"
        {...getInputProps('phone.display')}
        onChange={({ currentTarget: { value } }) => {
          const { display, tel } = form.getValues().phone
          form.setFieldValue('phone.display', value)
          if (tel === (telOf(display, country) ?? ''))
            form.setFieldValue('phone.tel', telOf(value, country) ?? '')
        }}
      />
      <TextInput
        label="Phone number for links"
        description="The number dialed when tapped. Same as above unless you change it."
        type="tel"
        {...getInputProps('phone.tel')}
      />
      <TextInput
        label="Email"
        description="The address shown to guests"
        type="email"
        {...getInputProps('email')}
      />
      <TextInput
        label="Notification email"
        description="Where messages, catering and table requests are sent, and orders if you want"
        type="email"
        {...getInputProps('officeEmail')}
      />
      <SocialFields form={form} />
    </Stack>
  )
}

const MAX_SOCIAL_LINKS = 8

/** Where guests can follow the restaurant: in the footer and on the contact page. */
function SocialFields({ form }: SectionFieldsProps<'contact'>) {
  const { social } = form.getValues()
  return (
    <Fieldset legend="Social networks">
      <Stack gap="sm">
        {social.map((link, index) => (
          <Group key={index} align="flex-end" wrap="nowrap">
            <TextInput label="Name" flex={1} miw={0} {...form.getInputProps(`social.${index}.label`)} />
            <TextInput
              label="Link"
              type="url"
              flex={2}
              miw={0}
              {...form.getInputProps(`social.${index}.url`)}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Remove ${link.label || 'this link'}`}
              onClick={() => form.removeListItem('social', index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            disabled={social.length >= MAX_SOCIAL_LINKS}
            onClick={() => form.insertListItem('social', { label: '', url: '' })}
          >
            Add a link
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

/** A sentence above every page, until it has ended. */
function BannerFields({ form }: SectionFieldsProps<'banner'>) {
  const { text, lastDay } = form.getValues()
  return (
    <Stack>
      <TextInput
        label="Sentence"
        description="Above every page that guests see. Leave blank for none."
        placeholder="We are closed on December 25 and 26."
        {...form.getInputProps('text')}
      />
      <TextInput
        label="Leads to"
        description="A path of this site such as /p/holidays, or an https:// address. Leave blank for none."
        {...form.getInputProps('href')}
      />
      <TextInput
        type="date"
        label="Last day"
        description="It goes by itself at the end of this day. Leave blank for no end."
        disabled={text === ''}
        error={form.errors['lastDay']}
        value={lastDay ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('lastDay', value === '' ? null : value)
        }
      />
    </Stack>
  )
}

/**
 * The number that a phone dials for one that is written as people write it in that country: `020 123 4567` is
 * `+31201234567` in the Netherlands. Null while it is incomplete.
 */
export function telOf(written: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(written, country)
  return number?.isPossible() ? number.number : null
}

/** The fields of a section that is nothing but whole numbers: of each its name, label, unit and hint. */
const numberFields = <Name extends string>(fields: [Name, string, string, string][]) =>
  function NumberFields({ form }: { form: Pick<UseFormReturnType<Record<Name, number>>, 'getInputProps'> }) {
    return (
      <Stack>
        {fields.map(([name, label, unit, hint]) => (
          <NumberInput
            key={name}
            label={label}
            description={hint}
            suffix={` ${unit}`}
            allowDecimal={false}
            {...form.getInputProps(name)}
          />
        ))}
      </Stack>
    )
  }

/** The fields of each section; a new section is a row here. */
export const sectionTable: {
  [Section in SettingSection]: ComponentType<SectionFieldsProps<Section>>
} = {
  ordering: numberFields([
    ['leadMinutes', 'Lead time', 'min', 'What the kitchen needs for an order'],
    ['slotMinutes', 'Pickup times every', 'min', '5, 10, 15, 20, 30 or 60'],
    ['roundToMinutes', 'Round promised times up to', 'min', 'For as-soon-as-possible orders'],
    ['lookAheadDays', 'Order up to', 'days ahead', 'How far in advance guests can order'],
    ['maxPortions', 'Largest order', 'portions', 'For more, guests are asked to call'],
  ]),
  hours: HoursFields,
  kitchen: KitchenFields,
  alerts: AlertFields,
  tables: numberFields([
    ['slotMinutes', 'Time slots every', 'min', 'Starting when the kitchen opens'],
    ['seatsPerSlot', 'Seats', 'guests', 'Guests per time slot'],
    ['lastSeatingMinutes', 'Last seating', 'min', 'Before the kitchen closes'],
    ['leadMinutes', 'Lead time', 'min', 'How long in advance at least'],
    ['lookAheadDays', 'Book up to', 'days ahead', 'How far in advance guests can book'],
  ]),
  contact: ContactFields,
  payments: PaymentsFields,
  extras: ExtrasFields,
  taxes: TaxesFields,
  identity: IdentityFields,
  address: AddressFields,
  region: RegionFields,
  look: LookFields,
  pages: PagesFields,
  banner: BannerFields,
  launch: LaunchFields,
}

export const sectionNames = Object.keys(sectionTable) as SettingSection[]

type AlertForm = SectionFieldsProps<'alerts'>['form']

/** Who learns of a new order, and what happens while nobody accepts it. */
function AlertFields({ form }: SectionFieldsProps<'alerts'>) {
  return (
    <Stack>
      <Switch
        label="Accept orders automatically"
        description="Orders are accepted automatically, except those with an allergy. Guests can’t cancel an accepted order themselves."
        {...form.getInputProps('acceptsOrders', { type: 'checkbox' })}
      />
      <MinutesInput
        form={form}
        name="staffAfterMinutes"
        label="Alert owners and managers after"
        description="While nobody has accepted an order: by email, and on devices with alerts. Leave blank to turn off."
      />
      <MinutesInput
        form={form}
        name="guestAfterMinutes"
        label="Ask the guest to call after"
        description="While nobody has accepted it: by email and on the order page. Leave blank to turn off."
      />
      <Switch
        label="Email each new order"
        description="To the notification email under Contact."
        {...form.getInputProps('emailsOrders', { type: 'checkbox' })}
      />
      <Switch
        label="Warn while no kitchen board is connected"
        description="On every admin page, during opening hours."
        {...form.getInputProps('warnsWithoutBoard', { type: 'checkbox' })}
      />
    </Stack>
  )
}

interface MinutesInputProps {
  form: AlertForm
  name: 'staffAfterMinutes' | 'guestAfterMinutes'
  label: string
  description: string
}

function MinutesInput({ form, name, label, description }: MinutesInputProps) {
  const { value, onChange, ...props } = form.getInputProps(name) as {
    value: number | null
    onChange: (value: number | null) => void
  }
  return (
    <NumberInput
      label={label}
      description={description}
      placeholder="never"
      suffix=" min"
      allowDecimal={false}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      {...props}
    />
  )
}
