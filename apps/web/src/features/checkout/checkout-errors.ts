import type { ErrorBody } from '@tiffin/contract'
import type { CustomerErrors } from './customer-draft.ts'

/** What is wrong, by the names of the form's fields. */
export type CheckoutErrors = CustomerErrors & { pickupTime?: string }

const CUSTOMER_PATH = /^customer\.(?<field>name|email|phone)$/

/** What the server found wrong with the guest's own fields. */
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
