import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import { MantineScope } from './mantine-scope.tsx'
import classes from './text-field.module.css'

/** A labelled line of text with its hint and its error. */
export function TextField(props: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  return (
    <MantineScope>
      <TextInput
        {...props}
        classNames={{ root: classes.field, label: classes.label, error: classes.error }}
      />
    </MantineScope>
  )
}
