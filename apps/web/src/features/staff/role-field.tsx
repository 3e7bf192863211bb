import { staffRoles, type StaffRole } from '@tiffin/contract'
import { SelectField } from '../../ui/select-field.tsx'
import { staffRoleWords } from './staff-role-words.ts'

interface RoleFieldProps {
  label: string
  defaultValue: StaffRole
  error?: string | undefined
}

export function RoleField(props: RoleFieldProps) {
  return (
    <SelectField {...props} name="staffRole">
      {staffRoles.map((staffRole) => {
        const { label, hint } = staffRoleWords[staffRole]
        return (
          <option key={staffRole} value={staffRole}>
            {`${label}: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`}
          </option>
        )
      })}
    </SelectField>
  )
}
