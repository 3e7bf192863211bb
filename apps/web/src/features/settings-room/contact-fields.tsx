import { Stack, TextInput } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'

export const ContactFields = ({ form: { getInputProps } }: SectionFieldsProps<'contact'>) => (
  <Stack>
    <TextInput label="Telephone" description="As it is printed" {...getInputProps('phone.display')} />
    <TextInput
      label="Telephone, as it is dialled"
      description="With the country’s number and nothing but digits: +17805550142"
      type="tel"
      {...getInputProps('phone.tel')}
    />
    <TextInput
      label="Email"
      description="What guests are told to write to"
      type="email"
      {...getInputProps('email')}
    />
    <TextInput
      label="Email of the desk"
      description="Where messages, catering requests and requests for tables go"
      type="email"
      {...getInputProps('deskEmail')}
    />
    <TextInput label="Social network" {...getInputProps('social.label')} />
    <TextInput label="Its address" type="url" {...getInputProps('social.url')} />
  </Stack>
)
