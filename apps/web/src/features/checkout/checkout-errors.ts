import type { ErrorBody } from '@tiffin/contract'
import type { CustomerErrors } from './customer-draft.ts'

/** The error messages, by name of the form's field. */
export type CheckoutErrors = CustomerErrors & { pickupTime?: string }

const CUSTOMER_PATH = /^customer\.(?<field>name|email|phone)$/

/** The errors that the server found in the guest's own fields. */
export function readCheckoutIssues({ issues = [] }: ErrorBody): CheckoutErrors {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = CUSTOMER_PATH.exec(path)?.groups?.['field']
      return field === undefined ? [] : [[field, message]]
    }),
  )
}

/** In the order of the page. */
export function firstErroneousField(errors: CheckoutErrors): keyof CheckoutErrors | undefined {
  return (['name', 'email', 'phone', 'pickupTime'] as const).find((field) => errors[field] !== undefined)
}
