import { Button, ColorInput, Select, Stack, Switch, Text } from '@mantine/core'
import { cornerShapes, fontPairs } from '@tiffin/contract'
import { hasReadableText, nearestReadable, textContrast, textOn } from '@tiffin/look'
import { useId } from 'react'
import type { SectionFieldsProps } from './section-fields.ts'

const fontNames: Record<(typeof fontPairs)[number], string> = {
  fraunces: 'Fraunces and Figtree: warm',
  playfair: 'Playfair Display and Source Sans: elegant',
  lora: 'Lora and Nunito Sans: friendly',
  bricolage: 'Bricolage Grotesque and Inter: modern',
  outfit: 'Outfit: clean',
  system: 'The device’s own: fastest',
}

const cornerNames: Record<(typeof cornerShapes)[number], string> = {
  round: 'Round',
  soft: 'Slightly rounded',
  square: 'Square',
}

/** Colours, typefaces and shapes. */
export const LookFields = ({ form }: SectionFieldsProps<'look'>) => (
  <Stack>
    <ColourField form={form} name="brand" label="Brand colour" description="Header, links and buttons" />
    <ColourField form={form} name="accent" label="Accent colour" description="What is to be pressed first" />
    <Select
      label="Typefaces"
      data={fontPairs.map((value) => ({ value, label: fontNames[value] }))}
      allowDeselect={false}
      {...form.getInputProps('fonts')}
    />
    <Select
      label="Corners"
      data={cornerShapes.map((value) => ({ value, label: cornerNames[value] }))}
      allowDeselect={false}
      {...form.getInputProps('corners')}
    />
    <Switch
      label="Fine pattern"
      description="Behind some sections, and as a border"
      {...form.getInputProps('hasPattern', { type: 'checkbox' })}
    />
  </Stack>
)

interface ColourFieldProps extends SectionFieldsProps<'look'> {
  name: 'brand' | 'accent'
  label: string
  description: string
}

/** A colour, with how well text can be read on it. */
function ColourField({ form, name, ...texts }: ColourFieldProps) {
  const noteId = useId()
  const colour = form.getValues()[name]
  return (
    <div>
      <ColorInput
        format="hex"
        eyeDropperButtonProps={{ 'aria-label': `Pick ${texts.label.toLowerCase()} from the screen` }}
        aria-describedby={noteId}
        {...texts}
        {...form.getInputProps(name)}
      />
      <Text id={noteId} role="status" size="sm" mt={6} component="div">
        {/^#[\dA-F]{6}$/i.test(colour) && (
          <ContrastNote colour={colour} onReplace={(nearest) => form.setFieldValue(name, nearest)} />
        )}
      </Text>
    </div>
  )
}

interface ContrastNoteProps {
  colour: string
  onReplace: (colour: string) => void
}

function ContrastNote({ colour, onReplace }: ContrastNoteProps) {
  const text = textOn(colour) === '#FFFFFF' ? 'White' : 'Dark'
  // Rounded down: 4.49 is too little.
  const contrast = Math.floor(textContrast(colour) * 10) / 10
  if (hasReadableText(colour)) {
    return (
      <span
        style={{ display: 'inline-block', padding: '2px 8px', background: colour, color: textOn(colour) }}
      >
        {`${text} text stands out by ${contrast.toFixed(1)}: easy to read`}
      </span>
    )
  }
  const nearest = nearestReadable(colour)
  return (
    <>
      <Text size="sm" c="var(--danger-deep)">
        {`${text} text stands out by ${contrast.toFixed(1)} only; readers need 4.5.`}
      </Text>
      <Button
        variant="default"
        size="sm"
        mt={6}
        leftSection={
          <span aria-hidden style={{ width: 18, height: 18, background: nearest, border: '1px solid' }} />
        }
        onClick={() => onReplace(nearest)}
      >
        {`Use ${nearest}, the nearest colour that works`}
      </Button>
    </>
  )
}
