import { MAX_LABEL_LENGTH, type SpecialDay } from '@tiffin/contract'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { draftOf, type SpecialDayDraft } from './special-day-draft.ts'
import { fieldNames } from './special-day-fields.ts'
import classes from './special-day-form.module.css'

interface SpecialDayInputsProps {
  /** What they begin with. */
  specialDay: SpecialDay | null
  errors: Readonly<Record<string, string>>
}

export function SpecialDayInputs({ specialDay, errors }: SpecialDayInputsProps) {
  const draft = specialDay === null ? null : draftOf(specialDay)

  const bind = (name: Exclude<keyof SpecialDayDraft, 'closed'>) => ({
    name,
    label: fieldNames[name],
    defaultValue: draft?.[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  })

  return (
    <>
      <TextField
        {...bind('name')}
        description="Guests read it: Christmas Day, Staff party"
        maxLength={MAX_LABEL_LENGTH}
      />
      <div className={classes.pair}>
        <TextField {...bind('firstDay')} type="date" />
        <TextField {...bind('lastDay')} type="date" description="Blank: one day alone" />
      </div>
      <div className={classes.hours}>
        <CheckboxField
          label={fieldNames.closed}
          name="closed"
          defaultChecked={draft === null || draft.closed !== undefined}
        />
        {/* Gone while that is ticked, by the style sheet: the form may be reset without React. */}
        <div className={classes.times}>
          <TextField {...bind('opens')} type="time" />
          <TextField {...bind('closes')} type="time" />
        </div>
      </div>
    </>
  )
}
