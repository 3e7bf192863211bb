import type { ErrorBody } from '@tiffin/contract'
import type { CustomerErrors } from './customer-draft.ts'

/** The error messages, by name of the form's field. */
export type CheckoutErrors = CustomerErrors & { pickupTime?: string; note?: string }

const FIELD_PATH = /^(?:customer\.)?(?<field>name|email|phone|note)$/

/** The errors that the server found in the guest's own fields. */
export function readCheckoutIssues({ issues = [] }: ErrorBody): CheckoutErrors {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = FIELD_PATH.exec(path)?.groups?.['field']
      return field === undefined ? [] : [[field, message]]
    }),
  )
}

/** In the order of the page. */
export function firstErroneousField(errors: CheckoutErrors): keyof CheckoutErrors | undefined {
  return (['name', 'email', 'phone', 'pickupTime', 'note'] as const).find(
    (field) => errors[field] !== undefined,
  )
}
