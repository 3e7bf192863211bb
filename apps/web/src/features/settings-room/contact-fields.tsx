import { Stack, TextInput } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'

export function ContactFields({ value, onChange, errors }: SectionFieldsProps<'contact'>) {
  const { phone, email, deskEmail, social } = value
  return (
    <Stack>
      <TextInput
        label="Telephone"
        description="As it is printed"
        value={phone.display}
        error={errors['phone.display']}
        onChange={({ target }) => onChange({ ...value, phone: { ...phone, display: target.value } })}
      />
      <TextInput
        label="Telephone, as it is dialled"
        description="With the country’s number and nothing but digits: +17805550142"
        type="tel"
        value={phone.tel}
        error={errors['phone.tel']}
        onChange={({ target }) => onChange({ ...value, phone: { ...phone, tel: target.value } })}
      />
      <TextInput
        label="Email"
        description="What guests are told to write to"
        type="email"
        value={email}
        error={errors['email']}
        onChange={({ target }) => onChange({ ...value, email: target.value })}
      />
      <TextInput
        label="Email of the desk"
        description="Where messages, catering requests and requests for tables go"
        type="email"
        value={deskEmail}
        error={errors['deskEmail']}
        onChange={({ target }) => onChange({ ...value, deskEmail: target.value })}
      />
      <TextInput
        label="Social network"
        value={social.label}
        error={errors['social.label']}
        onChange={({ target }) => onChange({ ...value, social: { ...social, label: target.value } })}
      />
      <TextInput
        label="Its address"
        type="url"
        value={social.url}
        error={errors['social.url']}
        onChange={({ target }) => onChange({ ...value, social: { ...social, url: target.value } })}
      />
    </Stack>
  )
}
