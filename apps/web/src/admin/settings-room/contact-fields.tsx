import { Stack, TextInput } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'
import { telOf } from './tel-of.ts'

export const ContactFields = ({ form, form: { getInputProps } }: SectionFieldsProps<'contact'>) => (
  <Stack>
    <TextInput
      label="Phone number"
      description="As displayed"
      {...getInputProps('phone.display')}
      onChange={({ currentTarget: { value } }) => {
        const { display, tel } = form.getValues().phone
        form.setFieldValue('phone.display', value)
        if (tel === (telOf(display) ?? '')) form.setFieldValue('phone.tel', telOf(value) ?? '')
      }}
    />
    <TextInput
      label="Phone number for links"
      description="What a phone dials; follows the number above until you enter another"
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
      {...getInputProps('deskEmail')}
    />
    <TextInput label="Social network" {...getInputProps('social.label')} />
    <TextInput label="Link" type="url" {...getInputProps('social.url')} />
  </Stack>
)
