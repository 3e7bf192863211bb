import { useShared } from '../lib/storage/shared.ts'
import { askedSheet } from './option-sheet.ts'

/** Where the sheet that asks for a dish's options appears, if one does. */
export function OptionSheetPlace() {
  const asked = useShared(askedSheet)
  if (asked === null) return null
  const { Sheet, ...props } = asked
  return <Sheet {...props} />
}
