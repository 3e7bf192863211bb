import { Radio, Stack, Switch, TextInput } from '@mantine/core'
import type { LaunchSettings } from '@tiffin/contract'
import type { SectionFieldsProps } from './section-fields.ts'

const choices: [state: LaunchSettings['state'], label: string, description: string][] = [
  ['closed', 'Not open yet', 'Guests see a page that says “Opening soon”, and can order nothing.'],
  ['dated', 'Opens on a date', 'Guests see when. The site opens by itself.'],
  ['open', 'Open', 'Guests see the whole site.'],
]

/** Whether guests see the site already. */
export function LaunchFields({ form }: SectionFieldsProps<'launch'>) {
  const { state, opensAt } = form.getValues()
  return (
    <Stack>
      <Radio.Group label="The site is" {...form.getInputProps('state')}>
        <Stack gap="sm" mt="xs">
          {choices.map(([value, label, description]) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      {state === 'dated' && (
        <TextInput
          type="datetime-local"
          label="Opens at"
          description="On the clock of the restaurant, whatever this device says"
          {...form.getInputProps('opensAt')}
          value={opensAt ?? ''}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('opensAt', value === '' ? null : value)
          }
        />
      )}
      <Switch
        label="List what is left to set up"
        description="On the dashboard, until everything is done"
        {...form.getInputProps('showsSteps', { type: 'checkbox' })}
      />
    </Stack>
  )
}
