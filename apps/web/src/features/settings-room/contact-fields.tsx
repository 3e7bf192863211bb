import { Stack, TextInput } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'

export const ContactFields = ({ form: { getInputProps } }: SectionFieldsProps<'contact'>) => (
  <Stack>
    <TextInput label="Phone number" description="As displayed" {...getInputProps('phone.display')} />
    <TextInput
      label="Phone number for links"
      description="Use the international format without spaces: +17805550142"
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
      description="Where messages, catering and table requests are sent"
      type="email"
      {...getInputProps('deskEmail')}
    />
    <TextInput label="Social network" {...getInputProps('social.label')} />
    <TextInput label="Link" type="url" {...getInputProps('social.url')} />
  </Stack>
)
